// Links between Markdown files have to lead somewhere, and each page has to be in the navigation. Needs nothing but Node.
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { brokenLinks } from '../documentation/brokenLinks.mjs';
import { pagesOutsideNavigation } from '../documentation/pagesOutsideNavigation.mjs';

for (const problem of [
  ...brokenLinks(repositoryRoot),
  ...pagesOutsideNavigation(repositoryRoot),
]) {
  process.stdout.write(`${problem}\n`);
  process.exitCode = 1;
}
