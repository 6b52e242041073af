import path from 'node:path';
import { backstageCli } from './backstageCli.mjs';

/**
 * Starts the dev server of the app, which builds on the fly and reloads the browser after a change.
 *
 * @param {{root: string, logs: string, household: import('../processes/Household.mjs').Household,
 *   configurations: string[], onLine: (line: string) => void}} options - see `startBackend`
 */
export function startDevServer({
  root,
  logs,
  household,
  configurations,
  onLine,
}) {
  household.start({
    name: 'dev server',
    cwd: path.join(root, 'packages', 'app'),
    logFile: path.join(logs, 'app.log'),
    nodeArguments: [
      backstageCli(root),
      'package',
      'start',
      ...configurations.flatMap(file => ['--config', file]),
    ],
    environment: { NODE_ENV: 'development', BROWSER: 'none' },
    onLine,
  });
}
