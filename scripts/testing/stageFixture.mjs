// Runs one stage of the set-up in a process of its own, as the commands do: what goes wrong is told on stderr and by the
// exit code. Arguments: the stage, the root of a repository, and for the documentation the program that is Python.
import path from 'node:path';
import { ensureDependencies } from '../bootstrap/ensureDependencies.mjs';
import { ensureRuntime } from '../bootstrap/ensureRuntime.mjs';
import { reportFailure } from '../bootstrap/ExpectedError.mjs';
import { ensureMkdocs } from '../documentation/ensureMkdocs.mjs';
import { ensureAppBuild } from '../portal/ensureAppBuild.mjs';

const [stage, root, python] = process.argv.slice(2);

const stages = {
  // As on a machine whose Node is too old.
  runtime: () => ensureRuntime({ nodeVersion: '20.1.0' }),
  dependencies: () =>
    ensureDependencies({
      root,
      runtime: {
        node: process.execPath,
        home: path.dirname(path.dirname(process.execPath)),
        major: 24,
      },
    }),
  documentation: () => ensureMkdocs({ root, python }),
  app: () => ensureAppBuild(root),
};

stages[stage]().catch(reportFailure);
