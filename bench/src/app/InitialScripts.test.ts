import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InitialScripts } from './InitialScripts';

describe('InitialScripts', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'initial-scripts-'));
    mkdirSync(path.join(folder, 'static'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(name: string, code: string, sources: string[]) {
    const file = path.join(folder, 'static', name);
    writeFileSync(file, code);
    writeFileSync(`${file}.map`, JSON.stringify({ sources }));
  }

  it('count what the page names, and nothing that is loaded later', () => {
    write('main.0a1b.js', 'a()', [
      'webpack://app/../../plugins/openmcp/src/plugin.tsx',
      'webpack://app/./src/index.tsx',
    ]);
    write('vendor.2c3d.js', 'b()'.repeat(10_000), [
      'webpack://app/../../node_modules/@scope/outer/node_modules/inner/a.js',
      'webpack://app/../../node_modules/@scope/outer/b.js',
    ]);
    write('later.4e5f.chunk.js', 'c()', [
      'webpack://app/../../node_modules/later/c.js',
    ]);
    writeFileSync(
      path.join(folder, 'index.html'),
      '<script src="/static/main.0a1b.js"></script><script src="/static/vendor.2c3d.js"></script>',
    );

    const scripts = new InitialScripts(folder);

    expect(scripts.packages).toEqual(new Set(['inner', '@scope/outer']));
    expect(scripts.namesWithOwnCode).toEqual(['main']);
    const main = scripts.bytesOf(['main', 'not-there']);
    expect(main).toBeGreaterThan(0);
    // Compressed, so far less than it holds.
    expect(scripts.bytesOf()).toBeLessThan(1_000);
    expect(scripts.bytesOf()).toBe(main + scripts.bytesOf(['vendor']));
  });
});
