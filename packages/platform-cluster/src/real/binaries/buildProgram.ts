import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { logTail, SupervisedProcess } from '../processes';
import { linkerFlags } from './controlPlanePrograms';

const progressMilliseconds = 10_000;

/**
 * One `go build`.
 *
 * @internal
 */
export interface BuildProgramOptions {
  /** Path of the `go` command. */
  go: string;
  /** Folder of the Go module. */
  folder: string;
  /** Name of the program, for messages. */
  name: string;
  /** Go package of the program. */
  packagePath: string;
  /** File to write. */
  output: string;
  /** File for what the compiler says. */
  logFile: string;
  /** Told every ten seconds how long it has taken so far. */
  onElapsed: (seconds: number) => void;
}

const unreachable =
  /no such host|connection refused|network is unreachable|no route to host|i\/o timeout|connection reset|proxyconnect|Proxy Authentication Required|TLS handshake timeout/i;
const notWritable = /read-only file system|permission denied/i;

function explain(options: BuildProgramOptions): string {
  const log = readFileSync(options.logFile, 'utf8');
  const lastLines = `Last lines of go build:\n${logTail(options.logFile, 20)}`;
  if (/no space left on device|ENOSPC/i.test(log)) {
    return (
      `The disk is full: ${options.name} could not be built. A first build needs ` +
      "about 5 GB in Go's own caches (go env GOCACHE GOMODCACHE) and 400 MB in " +
      `${dirname(options.output)}.`
    );
  }
  if (notWritable.test(log)) {
    return (
      `${options.name} could not be built: a folder cannot be written. Go keeps its caches where GOCACHE and ` +
      `GOMODCACHE say (go env GOCACHE GOMODCACHE) and works in GOTMPDIR or TMPDIR: set them to folders that you may ` +
      `write to. ${lastLines}`
    );
  }
  if (unreachable.test(log)) {
    return (
      `${options.name} could not be built: the Go modules cannot be fetched. Is there a network? Behind a proxy set ` +
      `HTTPS_PROXY, and correct it where it is set and does not answer; for a module proxy of your own set GOPROXY. ` +
      `What was fetched is kept, and the next run goes on. ${lastLines}`
    );
  }
  return `Building ${options.name} failed. ${lastLines}`;
}

/**
 * Builds one program. The compiler ends with this process.
 *
 * @param options - what to build and where to put it
 * @throws Error with the compiler's last lines, or saying that the disk is full
 * @internal
 */
export async function buildProgram(
  options: BuildProgramOptions,
): Promise<void> {
  mkdirSync(dirname(options.output), { recursive: true });
  const started = Date.now();
  const build = new SupervisedProcess({
    name: `go build of ${options.name}`,
    command: options.go,
    args: [
      'build',
      '-mod=readonly',
      '-buildvcs=false',
      '-ldflags',
      linkerFlags,
      '-o',
      options.output,
      options.packagePath,
    ],
    cwd: options.folder,
    logFile: options.logFile,
    // The result must not depend on the settings of the person who builds.
    env: { ...process.env, CGO_ENABLED: '0', GOFLAGS: '', GOWORK: 'off' },
  });
  const ticker = setInterval(
    () => options.onElapsed(Math.round((Date.now() - started) / 1000)),
    progressMilliseconds,
  );
  const end = await build.ended.finally(() => clearInterval(ticker));
  if (end.code !== 0) {
    throw new Error(explain(options));
  }
  rmSync(options.logFile);
}
