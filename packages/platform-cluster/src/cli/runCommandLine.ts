import { clusterStatus } from './clusterStatus';
import { parseArguments, usage } from './parseArguments';
import { startClusters } from './startClusters';
import { stopClusters } from './stopClusters';

/**
 * Does what a person asks for.
 *
 * @param args - the arguments after the program
 * @returns exit code
 * @throws Error with a sentence for the person
 * @internal
 */
export async function runCommandLine(args: string[]): Promise<number> {
  const write = (line: string) => {
    process.stdout.write(`${line}\n`);
  };
  const commandLine = parseArguments(args);
  const { command, stateDirectory } = commandLine;
  switch (command) {
    case 'start':
      await startClusters(commandLine, write);
      return 0;
    case 'stop':
      await stopClusters(stateDirectory, write);
      return 0;
    case 'status':
      return (await clusterStatus(stateDirectory, write)) ? 0 : 1;
    default:
      write(usage);
      return 0;
  }
}
