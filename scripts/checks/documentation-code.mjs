// Blocks of TypeScript that pages show have to compile against the declarations that `tsc` has written;
// `OPENMCP_DECLARATIONS` names another folder with them.
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { brokenCode } from '../documentation/brokenCode.mjs';

const { blocks, problems } = brokenCode({
  root: repositoryRoot,
  types: process.env.OPENMCP_DECLARATIONS,
});
process.stdout.write(`${blocks} blocks of code\n`);
for (const problem of problems) {
  process.stdout.write(`${problem}\n`);
}
if (problems.length > 0 || blocks === 0) {
  process.exitCode = 1;
}
