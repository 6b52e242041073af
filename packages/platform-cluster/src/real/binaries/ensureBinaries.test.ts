import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildKey, controlPlaneCacheFolder } from './binariesFolder';
import { controlPlanePrograms } from './controlPlanePrograms';
import { ensureBinaries } from './ensureBinaries';

const programs = Object.keys(controlPlanePrograms);

describe('ensureBinaries', () => {
  const environment = { ...process.env };
  let folder: string;
  let calls: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ensure-binaries-'));
    calls = join(folder, 'calls');
    mkdirSync(join(folder, 'bin'));
    writeFileSync(calls, '');
    process.env.XDG_CACHE_HOME = join(folder, 'cache');
    process.env.PATH = `${join(folder, 'bin')}:${environment.PATH}`;
  });

  afterEach(() => {
    process.env.XDG_CACHE_HOME = environment.XDG_CACHE_HOME;
    if (environment.XDG_CACHE_HOME === undefined) {
      delete process.env.XDG_CACHE_HOME;
    }
    process.env.PATH = environment.PATH;
    rmSync(folder, { recursive: true });
  });

  /** Puts a compiler first in PATH that notes each call. */
  function installGo(build: string) {
    const path = join(folder, 'bin', 'go');
    writeFileSync(
      path,
      `#!/bin/sh
if [ "$1" = env ]; then echo go1.26.0; exit; fi
while [ "$1" != -o ]; do shift; done
output=$2
echo "$3" >> '${calls}'
${build}
`,
    );
    chmodSync(path, 0o755);
  }

  function built(): string[] {
    return readFileSync(calls, 'utf8').split('\n').filter(Boolean);
  }

  it('builds every program once and says what it does', async () => {
    installGo('echo "$3" > "$output"');
    const messages: string[] = [];
    const binaries = await ensureBinaries(message => messages.push(message));

    expect(Object.keys(binaries)).toEqual(programs);
    for (const [name, packagePath] of Object.entries(controlPlanePrograms)) {
      const path = binaries[name as keyof typeof binaries];
      expect(readFileSync(path, 'utf8').trim()).toBe(packagePath);
    }
    expect(messages).toContain('Building kwok (5 of 6), 0 s so far');

    messages.length = 0;
    await expect(
      ensureBinaries(message => messages.push(message)),
    ).resolves.toEqual(binaries);
    expect(built()).toHaveLength(programs.length);
    expect(messages).toEqual([]);
  });

  it('builds once for two who ask at the same time', async () => {
    installGo('echo "$3" > "$output"');
    const messages: string[] = [];
    const [first, second] = await Promise.all([
      ensureBinaries(),
      ensureBinaries(message => messages.push(message)),
    ]);
    expect(first).toEqual(second);
    expect(built()).toHaveLength(programs.length);
    expect(messages.join()).toContain(
      `Process ${process.pid} is building the control plane`,
    );
  });

  it('builds again when a program was deleted', async () => {
    installGo('echo "$3" > "$output"');
    const binaries = await ensureBinaries();
    rmSync(binaries.kwok);
    await ensureBinaries();
    expect(existsSync(binaries.kwok)).toBe(true);
  });

  it('shows what the compiler said and leaves nothing behind', async () => {
    installGo('echo "x.go:1: undefined: y" >&2; exit 1');
    await expect(ensureBinaries()).rejects.toThrow(
      /Building etcd failed.*\nx\.go:1: undefined: y/,
    );
    expect(readdirSync(controlPlaneCacheFolder())).toEqual([]);
  });

  it('removes what a build left behind that was killed, and nothing else', async () => {
    installGo('echo "$3" > "$output"');
    const cache = controlPlaneCacheFolder();
    mkdirSync(join(cache, `${buildKey()}.building-1`, 'kwok'), {
      recursive: true,
    });
    mkdirSync(join(cache, 'other.building-1'));
    await ensureBinaries();
    expect(readdirSync(cache).sort()).toEqual(
      [buildKey(), 'other.building-1'].sort(),
    );
  });

  it.each([
    [
      'dial tcp: lookup proxy.example.com: no such host',
      /HTTPS_PROXY.*GOPROXY/,
    ],
    [
      'go: Get "https://example.com": proxyconnect tcp: dial tcp 127.0.0.1:9: connect: connection refused',
      /correct it where it is set and does not answer/,
    ],
    [
      'go: could not create module cache: mkdir /cache: read-only file system',
      /a folder cannot be written.*GOMODCACHE/,
    ],
  ])('says what to do about %s', async (said, expected) => {
    installGo(`echo '${said}' >&2; exit 1`);
    await expect(ensureBinaries()).rejects.toThrow(expected);
    await expect(ensureBinaries()).rejects.toThrow(said);
    expect(readdirSync(controlPlaneCacheFolder())).toEqual([]);
  });

  it('says which setting moves a cache that cannot be written', async () => {
    writeFileSync(join(folder, 'cache'), '');
    await expect(ensureBinaries()).rejects.toThrow(
      /cache\/openmcp-backstage\/control-plane.* cannot be made \(ENOTDIR\).*XDG_CACHE_HOME/,
    );
    rmSync(join(folder, 'cache'));
  });

  it('says so when the disk is full', async () => {
    installGo('echo "write: no space left on device" >&2; exit 1');
    await expect(ensureBinaries()).rejects.toThrow(
      /The disk is full: etcd could not be built/,
    );
  });
});
