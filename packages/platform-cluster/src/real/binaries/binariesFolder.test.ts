import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildKey, controlPlaneCacheFolder } from './binariesFolder';

describe('buildKey', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-key-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function keyOf(goMod: string, goSum: string): string {
    writeFileSync(join(folder, 'go.mod'), goMod);
    writeFileSync(join(folder, 'go.sum'), goSum);
    return buildKey(folder);
  }

  it('changes with each of the module files', () => {
    const keys = [
      keyOf('a\n', 'b\n'),
      keyOf('a\n', 'c\n'),
      keyOf('c\n', 'b\n'),
    ];
    expect(new Set(keys).size).toBe(3);
    expect(keyOf('a\n', 'b\n')).toBe(keys[0]);
  });

  it('does not mistake the end of one file for the start of the other', () => {
    expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  });

  it('is the same for a checkout with other line ends', () => {
    expect(keyOf('a\r\n', 'b\r\n')).toBe(keyOf('a\n', 'b\n'));
  });
});

describe('controlPlaneCacheFolder', () => {
  it('is in the cache folder of the environment', () => {
    expect(controlPlaneCacheFolder({ XDG_CACHE_HOME: '/somewhere' })).toBe(
      '/somewhere/openmcp-backstage/control-plane',
    );
  });

  it.each([undefined, '', 'relative/folder'])(
    'is in the home folder when XDG_CACHE_HOME is %p',
    value => {
      expect(controlPlaneCacheFolder({ XDG_CACHE_HOME: value })).toBe(
        join(homedir(), '.cache/openmcp-backstage/control-plane'),
      );
    },
  );
});
