// The entry of `npm start`, `npm test` and the other root commands. It has to
// parse on any Node that knows ES modules, so that a person whose Node is too
// old reads a sentence and not a syntax error: everything else is imported
// after the check.
import { nodeTooOldMessage } from './bootstrap/nodeTooOldMessage.mjs';

const message = nodeTooOldMessage(process.versions.node);
if (message) {
  process.stderr.write(message + '\n');
  process.exitCode = 1;
} else {
  import('./bootstrap/bootstrap.mjs').then(function run(module) {
    return module.bootstrap(process.argv.slice(2));
  });
}
