import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlPlanePrograms } from './binaries';
import { buildKey, controlPlaneCacheFolder } from './binaries/binariesFolder';
import { FileLock } from './locks';
import { startRealPlatformClusters } from './startRealPlatformClusters';

describe('startRealPlatformClusters', () => {
  const cacheBefore = process.env.XDG_CACHE_HOME;
  let folder: string;
  let stateDirectory: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'start-clusters-'));
    stateDirectory = join(folder, 'state');
    process.env.XDG_CACHE_HOME = join(folder, 'cache');
  });

  afterEach(() => {
    if (cacheBefore === undefined) {
      delete process.env.XDG_CACHE_HOME;
    } else {
      process.env.XDG_CACHE_HOME = cacheBefore;
    }
    rmSync(folder, { recursive: true });
  });

  /** Puts programs into the cache that all do the same. */
  function installPrograms(script: string) {
    const programs = join(controlPlaneCacheFolder(), buildKey());
    mkdirSync(programs, { recursive: true });
    for (const name of Object.keys(controlPlanePrograms)) {
      writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(programs, name), 0o755);
    }
  }

  it('names the program that failed and cleans up', async () => {
    installPrograms('echo "no such flag" >&2; exit 2');
    await expect(
      startRealPlatformClusters({ names: ['one', 'two'], stateDirectory }),
    ).rejects.toThrow(/^etcd of one ended with exit code 2.*\nno such flag$/s);
    expect(existsSync(stateDirectory)).toBe(false);
  });

  it('tries other ports when one was taken meanwhile', async () => {
    const seen = join(folder, 'seen');
    installPrograms(
      `echo "$*" >> '${seen}'; echo "bind: address already in use" >&2; exit 1`,
    );
    await expect(
      startRealPlatformClusters({ names: ['one'], stateDirectory }),
    ).rejects.toThrow('address already in use');
    const calls = readFileSync(seen, 'utf8').trim().split('\n');
    expect(calls).toHaveLength(5);
    expect(new Set(calls).size).toBe(5);
  });

  it('leaves the state for a look at it when told so', async () => {
    installPrograms('echo "no such flag" >&2; exit 2');
    await expect(
      startRealPlatformClusters({
        names: ['one'],
        stateDirectory,
        keepState: true,
      }),
    ).rejects.toThrow();
    expect(
      readFileSync(join(stateDirectory, 'clusters/one/logs/etcd.log'), 'utf8'),
    ).toBe('no such flag\n');
  });

  it('does not touch a state folder that is in use', async () => {
    installPrograms('exit 1');
    mkdirSync(stateDirectory);
    const lock = FileLock.tryAcquire(join(stateDirectory, 'lock'));
    await expect(
      startRealPlatformClusters({ names: ['one'], stateDirectory }),
    ).rejects.toThrow(
      `Process ${process.pid} runs platform clusters in ${stateDirectory}`,
    );
    (lock as FileLock).release();
  });

  it.each([[[]], [['a', 'a']], [['a/../b']], [['Upper']], [['']]])(
    'refuses the names %p',
    async names => {
      await expect(
        startRealPlatformClusters({ names, stateDirectory }),
      ).rejects.toThrow();
      expect(existsSync(stateDirectory)).toBe(false);
    },
  );
});
