// Asks packages/platform-cluster, which is TypeScript: run it with the transform of Backstage's CLI.
//   available  exit code 0 when real platform clusters can be started on this machine, 2 when not
//   build      builds the programs they need, unless they are there
'use strict';

const {
  ensureBinaries,
  isRealControlPlaneAvailable,
} = require('../../packages/platform-cluster/src/real');

async function main(question) {
  if (question === 'available') {
    return (await isRealControlPlaneAvailable()) ? 0 : 2;
  }
  await ensureBinaries(message => process.stdout.write(`${message}\n`));
  return 0;
}

main(process.argv[2]).then(
  code => process.exit(code),
  error => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
