import { parseArgs } from 'node:util';
import { ExpectedError } from '../bootstrap/ExpectedError.mjs';

const USAGE = `npm start -- [options]

  --real                real control plane instead of simulated clusters (needs Go)
  --port <number>       port of the portal, 3000 by default
  --backend-port <n>    port of the backend, 7007 by default
  --clusters <a,b>      names of the platform clusters, eu-live,eu-canary by default
  --watch               for work on the code: dev server, everything reloads on change
  --help                this text`;

/**
 * Reads the options of `npm start`.
 *
 * @param {string[]} commandLine
 * @returns {{real: boolean, watch: boolean, port: number, backendPort: number, clusters: string[]} | undefined}
 *   nothing when only help was wanted, which is then printed
 * @throws ExpectedError naming the option that is wrong
 */
export function startOptions(commandLine) {
  let values;
  try {
    ({ values } = parseArgs({
      args: commandLine,
      options: {
        real: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        port: { type: 'string', default: '3000' },
        'backend-port': { type: 'string', default: '7007' },
        clusters: { type: 'string', default: 'eu-live,eu-canary' },
      },
    }));
  } catch (error) {
    throw new ExpectedError(`${error.message}\n\n${USAGE}`);
  }
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return undefined;
  }
  const port = readPort('--port', values.port);
  const backendPort = readPort('--backend-port', values['backend-port']);
  if (port === backendPort) {
    throw new ExpectedError(
      `--port and --backend-port are both ${port}; they have to differ.`,
    );
  }
  return {
    real: values.real,
    watch: values.watch,
    port,
    backendPort,
    clusters: values.clusters.split(',').filter(Boolean),
  };
}

function readPort(option, text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new ExpectedError(
      `${option} has to be a number from 1 to 65535, not "${text}".`,
    );
  }
  return port;
}
