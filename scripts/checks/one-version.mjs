// Backstage packages find each other by identity: two versions of one of them in a tree make plugins
// that do not see each other. Exits with 1 and names them when there are any.
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { duplicatesInLockfile } from './duplicatesInLockfile.mjs';
import { duplicatesInModules } from './duplicatesInModules.mjs';

const SCOPE = '@backstage/';

const found = [
  ['yarn.lock', duplicatesInLockfile(repositoryRoot, SCOPE)],
  ['node_modules', duplicatesInModules(repositoryRoot, SCOPE)],
];
for (const [place, duplicates] of found) {
  for (const [name, versions] of duplicates) {
    process.stdout.write(`${place}: ${name} in ${versions.join(' and ')}\n`);
    process.exitCode = 1;
  }
}
