import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileLock } from './FileLock';

function take(path: string): FileLock {
  const lock = FileLock.tryAcquire(path);
  if (!(lock instanceof FileLock)) {
    throw new Error(`taken by ${lock.holder}`);
  }
  return lock;
}

describe('FileLock', () => {
  let folder: string;
  let path: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'file-lock-'));
    path = join(folder, 'lock');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is held by one at a time and names its holder', () => {
    const lock = take(path);
    expect(FileLock.tryAcquire(path)).toEqual({ holder: process.pid });
    lock.release();
    take(path).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that is gone', () => {
    const gone = spawnSync(process.execPath, ['--version']).pid;
    writeFileSync(path, `${gone} something\n`);
    expect(FileLock.tryAcquire(path)).toBeInstanceOf(FileLock);
    expect(FileLock.tryAcquire(path)).toEqual({ holder: process.pid });
  });

  it('is taken over from a holder without a sign of life', () => {
    const silent = take(path);
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(path, longAgo, longAgo);
    const lock = take(path);

    silent.release();
    expect(existsSync(path)).toBe(true);
    lock.release();
    expect(existsSync(path)).toBe(false);
  });

  it('is taken over when its file makes no sense', () => {
    writeFileSync(path, '');
    expect(FileLock.tryAcquire(path)).toBeInstanceOf(FileLock);
  });

  it('can be waited for', async () => {
    const lock = take(path);
    const told = new Promise<[number, number]>(resolve => {
      FileLock.acquire(path, (...what) => resolve(what)).then(second =>
        second.release(),
      );
    });
    await expect(told).resolves.toEqual([process.pid, 0]);
    const third = FileLock.acquire(path, () => {});
    lock.release();
    (await third).release();
  });
});
