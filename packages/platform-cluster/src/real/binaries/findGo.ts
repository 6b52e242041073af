import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * The Go that can build the control plane.
 *
 * @public
 */
export interface GoToolchain {
  /** Path of the `go` command. */
  path: string;
  /** Its version, such as `1.26.8`. */
  version: string;
}

/**
 * Oldest Go that builds the control plane; `modules/go.mod` says so, too.
 *
 * @public
 */
export const minimumGoVersion = '1.26';

/**
 * There is no Go that can build the control plane. The message says what was
 * found and what to do.
 *
 * @public
 */
export class GoNotUsableError extends Error {
  override name = 'GoNotUsableError';
}

const howToGetOn =
  `Install Go ${minimumGoVersion} or later from https://go.dev/dl/ and put its ` +
  'bin folder first in PATH, or go on without the real control plane: the ' +
  'simulated platform clusters need no Go.';

const usualFolders = [
  '/usr/local/go/bin',
  '/opt/homebrew/bin',
  '/usr/lib/go/bin',
];

function candidates(
  environment: NodeJS.ProcessEnv,
  furtherFolders: string[],
): string[] {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  if (environment.GOROOT) {
    folders.push(join(environment.GOROOT, 'bin'));
  }
  folders.push(...furtherFolders);
  return [...new Set(folders.map(folder => join(folder, 'go')))].filter(path =>
    existsSync(path),
  );
}

function versionOf(
  path: string,
  environment: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  return new Promise(resolve => {
    execFile(
      path,
      ['env', 'GOVERSION'],
      { env: environment, cwd: tmpdir(), timeout: 30_000 },
      (error, stdout) => {
        const match = /^go(\d+\.\d+(?:\.\d+)?)/.exec(stdout.trim());
        resolve(error ? undefined : match?.[1]);
      },
    );
  });
}

function isNewEnough(version: string): boolean {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = minimumGoVersion.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/**
 * Looks for Go in PATH, GOROOT and the usual folders.
 *
 * @param environment - environment variables; those of this process by default
 * @param furtherFolders - folders besides PATH; the usual ones by default
 * @returns the first one that is new enough
 * @throws GoNotUsableError when there is none
 * @public
 */
export async function findGo(
  environment: NodeJS.ProcessEnv = process.env,
  furtherFolders: string[] = usualFolders,
): Promise<GoToolchain> {
  const unusable: string[] = [];
  for (const path of candidates(environment, furtherFolders)) {
    const version = await versionOf(path, environment);
    if (version && isNewEnough(version)) {
      return { path, version };
    }
    unusable.push(
      version
        ? `${path} is Go ${version}`
        : `${path} does not tell its version`,
    );
  }
  throw new GoNotUsableError(
    unusable.length
      ? `The real control plane is built with Go ${minimumGoVersion} or later, but ${unusable.join(
          ', ',
        )}. ${howToGetOn}`
      : `The real control plane is built with Go, and there is no Go on this machine. ${howToGetOn}`,
  );
}

/**
 * Tells whether there is a Go that can build the control plane.
 *
 * @param environment - environment variables; those of this process by default
 * @returns true when {@link findGo} finds one
 * @public
 */
export async function isGoAvailable(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  try {
    await findGo(environment);
    return true;
  } catch {
    return false;
  }
}
