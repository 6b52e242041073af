import { startRealPlatformClusters } from '../real';
import { FileLock } from '../real/locks';
import { startSimulatedPlatformClusters } from '../simulated';
import { RunningPlatformClusters } from '../types';
import { CommandLine } from './parseArguments';
import { StateFolder } from './StateFolder';

const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function untilAskedToEnd(endWithParent: boolean): Promise<void> {
  return new Promise(resolve => {
    signals.forEach(signal => process.once(signal, () => resolve()));
    if (endWithParent) {
      process.stdin.once('close', resolve).once('end', resolve).resume();
    }
  });
}

function start(
  commandLine: CommandLine,
  folder: StateFolder,
  onProgress: (message: string) => void,
): Promise<RunningPlatformClusters> {
  const { real, clusters: names, seed } = commandLine;
  const options = { names, stateDirectory: folder.path, onProgress, seed };
  return real
    ? startRealPlatformClusters(options)
    : startSimulatedPlatformClusters(options);
}

/**
 * Runs platform clusters until this process is asked to end.
 *
 * @param commandLine - what a person wants
 * @param write - receives lines for the person
 * @throws Error with a sentence for the person when it cannot be done
 * @internal
 */
export async function startClusters(
  commandLine: CommandLine,
  write: (line: string) => void,
): Promise<void> {
  const folder = new StateFolder(commandLine.stateDirectory);
  const lock = FileLock.tryAcquire(folder.lockFile);
  if (!(lock instanceof FileLock)) {
    throw new Error(
      `Platform clusters are running already (process ${lock.holder}). Stop them with: npm run platform-cluster -- stop --state-directory ${folder.path}`,
    );
  }
  const askedToEnd = untilAskedToEnd(commandLine.endWithParent);
  let running: RunningPlatformClusters | undefined;
  try {
    folder.withdraw();
    // An interrupt during a long start ends the process with what it started.
    const started = await Promise.race([
      start(commandLine, folder, write),
      askedToEnd,
    ]);
    if (!started) {
      return;
    }
    running = started;
    write(`Kubeconfig: ${running.kubeconfigPath}`);
    write(`export KUBECONFIG=${running.kubeconfigPath}`);
    folder.announce(running, commandLine.real);
    await askedToEnd;
    write('Stopping');
  } finally {
    folder.withdraw();
    await running?.stop();
    lock.release();
  }
}
