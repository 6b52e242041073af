// Links between Markdown files have to lead somewhere, each page has to be in the navigation, and commands have to name what
// is there. Needs nothing but Node.
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { brokenCommands } from '../documentation/brokenCommands.mjs';
import { brokenLinks } from '../documentation/brokenLinks.mjs';
import { pagesOutsideNavigation } from '../documentation/pagesOutsideNavigation.mjs';

for (const problem of [
  ...brokenLinks(repositoryRoot),
  ...brokenCommands(repositoryRoot),
  ...pagesOutsideNavigation(repositoryRoot),
]) {
  process.stdout.write(`${problem}\n`);
  process.exitCode = 1;
}
