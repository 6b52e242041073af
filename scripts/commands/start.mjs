// `npm start`: starts the portal and all it needs, and ends all of it again.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { exclusively, lockOwner } from '../bootstrap/exclusively.mjs';
import { ExpectedError, reportFailure } from '../bootstrap/ExpectedError.mjs';
import { explainFileProblem } from '../bootstrap/explainFileProblem.mjs';
import { fileProblemIn } from '../bootstrap/fileProblemIn.mjs';
import {
  cacheDirectory,
  repositoryRoot,
  stateDirectory,
} from '../bootstrap/paths.mjs';
import { assertPortFree } from '../portal/assertPortFree.mjs';
import { startOptions } from '../portal/startOptions.mjs';
import { startPortal } from '../portal/startPortal.mjs';
import { Household } from '../processes/Household.mjs';

async function start() {
  const options = startOptions(process.argv.slice(2));
  if (!options) {
    return;
  }
  const state = stateDirectory();
  mkdirSync(state, { recursive: true, mode: 0o700 });
  await assertPortFree({
    port: options.port,
    purpose: 'portal',
    option: '--port',
  });
  await assertPortFree({
    port: options.backendPort,
    purpose: 'backend',
    option: '--backend-port',
  });
  const lock = path.join(state, 'portal.lock');
  const owner = await lockOwner(lock);
  if (owner) {
    throw new ExpectedError(
      `Another portal (process ${owner}) keeps its state in ${state}. ` +
        'End it, or set OPENMCP_STATE_DIRECTORY to another folder.',
    );
  }
  await exclusively(lock, () => run(options, state));
}

async function run(options, state) {
  // Node keeps what it compiled: every start but the first is a second or two faster.
  process.env.NODE_COMPILE_CACHE ??= path.join(cacheDirectory(), 'compiled');
  const household = new Household();
  const failure = await startPortal({
    root: repositoryRoot,
    state,
    household,
    options,
  }).catch(error => error);
  if (failure && !household.ending.aborted) {
    await household.endAll();
    throw failure;
  }
  const { process: member, code } = await household.ended;
  if (member) {
    const output = member.lastLines.join('\n');
    const found = fileProblemIn(output);
    const problem = found && explainFileProblem(found);
    throw new ExpectedError(
      `${output}\n\nThe ${member.name} ended (${code}), so everything was ended. ` +
        `Its whole log: ${member.logFile}${problem ? `\n${problem}` : ''}`,
    );
  }
  process.stderr.write('\nEverything has ended.\n');
}

start()
  .catch(reportFailure)
  // The front door and open connections would keep the process alive.
  .finally(() => process.exit());
