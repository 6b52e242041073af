import { ensureDependencies } from './ensureDependencies.mjs';
import { ensureRuntime } from './ensureRuntime.mjs';
import { ExpectedError, reportFailure } from './ExpectedError.mjs';
import { repositoryRoot } from './paths.mjs';
import { runCommand } from './runCommand.mjs';

/** What a person can ask for, with the file in `scripts/commands` that does it and its leading arguments. */
const COMMANDS = {
  start: { file: 'start', leading: [] },
  test: { file: 'test', leading: [] },
  'test:full': { file: 'test', leading: ['--full'] },
  bench: { file: 'bench', leading: [] },
  'platform-cluster': { file: 'platform-cluster', leading: [] },
};

/**
 * Gets a supported Node and the dependencies, then runs a command with them. Sets the exit code.
 *
 * @param {string[]} commandLine - the command and its arguments
 */
export async function bootstrap([name, ...rest]) {
  try {
    const command = COMMANDS[name];
    if (!command) {
      throw new ExpectedError(
        `Usage: node scripts/run.mjs <${Object.keys(COMMANDS).join(
          ' | ',
        )}> [options]`,
      );
    }
    const runtime = await ensureRuntime();
    await ensureDependencies({ root: repositoryRoot, runtime });
    process.exitCode = await runCommand({
      root: repositoryRoot,
      runtime,
      command: command.file,
      commandArguments: [...command.leading, ...rest],
    });
  } catch (error) {
    reportFailure(error);
  }
}
