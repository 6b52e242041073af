import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGo } from './findGo';

describe('findGo', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'find-go-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function installGo(script: string) {
    const path = join(folder, 'go');
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  }

  it.each(['1.26', '1.26.8', '1.30.1', '2.0'])('takes Go %s', async version => {
    const path = installGo(`echo go${version}`);
    await expect(findGo({ PATH: folder })).resolves.toEqual({
      path,
      version,
    });
  });

  it('says what is too old and how to get on', async () => {
    const path = installGo('echo go1.22.4');
    await expect(findGo({ PATH: folder }, [])).rejects.toThrow(
      `Go 1.26 or later, but ${path} is Go 1.22.4. Install Go 1.26`,
    );
  });

  it('does not trust what does not tell its version', async () => {
    const path = installGo('exit 3');
    await expect(findGo({ PATH: folder }, [])).rejects.toThrow(
      `${path} does not tell its version`,
    );
  });

  it('says so when there is none', async () => {
    await expect(findGo({ PATH: folder }, [])).rejects.toThrow(
      'there is no Go on this machine. Install Go 1.26 or later',
    );
  });

  it('goes on looking when the first one is too old', async () => {
    const newer = mkdtempSync(join(tmpdir(), 'newer-go-'));
    const path = join(newer, 'go');
    writeFileSync(path, '#!/bin/sh\necho go1.27.0\n');
    chmodSync(path, 0o755);
    installGo('echo go1.22.4');
    await expect(findGo({ PATH: `${folder}:${newer}` })).resolves.toEqual({
      path,
      version: '1.27.0',
    });
    rmSync(newer, { recursive: true });
  });
});
