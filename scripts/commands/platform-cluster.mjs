// `npm run platform-cluster`: the command line of packages/platform-cluster, with its arguments.
import { spawn } from 'node:child_process';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { proxyVariables } from '../bootstrap/proxySettings.mjs';
import { nodeTransform } from '../portal/nodeTransform.mjs';
import { parentPipe } from '../processes/parentPipe.mjs';

const pipe = parentPipe('process');
const child = spawn(
  process.execPath,
  [
    ...pipe.nodeArguments,
    ...nodeTransform(repositoryRoot),
    'packages/platform-cluster/src/cli/index.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: repositoryRoot,
    stdio: ['inherit', 'inherit', 'inherit', ...pipe.stdio],
    env: {
      ...process.env,
      // For Go, which may have to fetch modules.
      ...proxyVariables(process.env),
      ...pipe.environment,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.once('close', code => process.exit(code ?? 1));
