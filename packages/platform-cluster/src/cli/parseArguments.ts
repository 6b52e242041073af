import { parseArgs } from 'node:util';
import { defaultStateDirectory } from './StateFolder';

/**
 * What a person wants.
 *
 * @internal
 */
export interface CommandLine {
  command: 'start' | 'stop' | 'status' | 'help';
  real: boolean;
  clusters: string[];
  stateDirectory: string;
  seed: boolean;
  endWithParent: boolean;
}

/**
 * How the command is used.
 *
 * @internal
 */
export const usage = `Usage: platform-cluster <command> [options]

  start    starts platform clusters and stays until it is interrupted
  stop     ends the ones that run
  status   tells which ones run and whether they can be reached

Options
  --real                   the real control plane instead of simulated clusters
  --clusters <names>       names, separated by commas (eu-live,eu-canary)
  --state-directory <dir>  where kubeconfig and state are
  --no-seed                start without a landscape of providers
  --end-with-parent        end when standard input is closed
`;

/**
 * Reads the arguments.
 *
 * @param args - the arguments after the program
 * @throws Error with a sentence for the person when they cannot be understood
 * @internal
 */
export function parseArguments(args: string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      real: { type: 'boolean', default: false },
      clusters: { type: 'string', default: 'eu-live,eu-canary' },
      'state-directory': { type: 'string' },
      seed: { type: 'boolean', default: true },
      'end-with-parent': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const command = values.help ? 'help' : positionals[0] ?? 'help';
  if (
    positionals.length > 1 ||
    !['start', 'stop', 'status', 'help'].includes(command)
  ) {
    throw new Error(`Unknown command: ${positionals.join(' ')}\n\n${usage}`);
  }
  return {
    command: command as CommandLine['command'],
    real: values.real,
    clusters: values.clusters
      .split(',')
      .map(name => name.trim())
      .filter(Boolean),
    stateDirectory: values['state-directory'] ?? defaultStateDirectory(),
    seed: values.seed,
    endWithParent: values['end-with-parent'],
  };
}
