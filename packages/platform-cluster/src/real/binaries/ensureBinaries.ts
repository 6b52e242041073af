import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FileLock } from '../locks';
import {
  buildKey,
  controlPlaneCacheFolder,
  hasAllPrograms,
  modulesFolder,
} from './binariesFolder';
import { buildProgram } from './buildProgram';
import {
  ControlPlaneProgram,
  controlPlanePrograms,
} from './controlPlanePrograms';
import { findGo, isGoAvailable } from './findGo';

/**
 * Paths of the control plane's programs.
 *
 * @public
 */
export type ControlPlaneBinaries = Record<ControlPlaneProgram, string>;

function pathsIn(folder: string): ControlPlaneBinaries {
  return Object.fromEntries(
    Object.keys(controlPlanePrograms).map(name => [name, join(folder, name)]),
  ) as ControlPlaneBinaries;
}

function isDiskFull(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOSPC';
}

function makeCache(cache: string): void {
  try {
    mkdirSync(cache, { recursive: true });
  } catch (error) {
    if (isDiskFull(error)) {
      throw error;
    }
    throw new Error(
      `${cache}, where the programs of the control plane are kept, cannot be made (${
        (error as NodeJS.ErrnoException).code
      }). Give yourself the right to write there, or set XDG_CACHE_HOME to a folder that you may write to.`,
      { cause: error },
    );
  }
}

/** A build that was killed could not tidy up. Whoever calls this holds the lock, so nobody builds now. */
function removeLeftovers(folder: string): void {
  const parent = dirname(folder);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(folder)}.building-`)) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}

async function buildAll(
  folder: string,
  onProgress: (message: string) => void,
): Promise<void> {
  removeLeftovers(folder);
  const go = await findGo();
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const unfinished = `${folder}.building-${randomUUID()}`;
  const programs = Object.entries(controlPlanePrograms);
  onProgress(
    `Building ${programs.length} programs of the control plane with Go ${go.version}. ` +
      'The first time takes about ten minutes on two cores; the result is kept.',
  );
  try {
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    for (const [index, [name, packagePath]] of programs.entries()) {
      const position = `${name} (${index + 1} of ${programs.length})`;
      onProgress(`Building ${position}, ${seconds()} s so far`);
      await buildProgram({
        go: go.path,
        folder: modulesFolder,
        name,
        packagePath,
        output: join(unfinished, name),
        logFile: join(unfinished, `${name}.log`),
        onElapsed: () =>
          onProgress(`Building ${position}, ${seconds()} s so far`),
      });
    }
    // An incomplete folder can only be one from which somebody deleted.
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } catch (error) {
    if (isDiskFull(error)) {
      throw new Error(
        `The disk is full: the control plane needs 400 MB in ${folder}. Make room, or set XDG_CACHE_HOME to a folder on another disk.`,
        { cause: error },
      );
    }
    throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  onProgress(`The control plane was built in ${seconds()} s`);
}

/**
 * Gives the programs of the control plane and builds them when this machine has
 * not got them. They are kept in the user's cache folder and never built twice;
 * of several processes one builds and the others wait for it.
 *
 * @param onProgress - told what is built, every ten seconds
 * @returns the paths of the programs
 * @throws GoNotUsableError when they have to be built and there is no Go for it
 * @throws Error when the build fails, the disk is full or the cache folder cannot be written
 * @public
 */
export async function ensureBinaries(
  onProgress: (message: string) => void = () => {},
): Promise<ControlPlaneBinaries> {
  const cache = controlPlaneCacheFolder();
  const folder = join(cache, buildKey());
  if (!hasAllPrograms(folder)) {
    makeCache(cache);
    const lock = await FileLock.acquire(`${folder}.lock`, (pid, seconds) =>
      onProgress(
        `Process ${pid} is building the control plane, waiting for it (${seconds} s so far)`,
      ),
    );
    try {
      if (!hasAllPrograms(folder)) {
        await buildAll(folder, onProgress);
      }
    } finally {
      lock.release();
    }
  }
  return pathsIn(folder);
}

/**
 * Tells whether real platform clusters can be started here: the programs were
 * built before, or there is a Go that can build them.
 *
 * @returns false where tests of the real control plane have to be skipped
 * @public
 */
export async function isRealControlPlaneAvailable(): Promise<boolean> {
  return (
    process.platform !== 'win32' &&
    (hasAllPrograms(join(controlPlaneCacheFolder(), buildKey())) ||
      (await isGoAvailable()))
  );
}
