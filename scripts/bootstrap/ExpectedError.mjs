import { explainFileProblem } from './explainFileProblem.mjs';

/**
 * A failure whose message is all a person needs: it is printed without a stack trace.
 */
export class ExpectedError extends Error {
  /** @param {string} message - what went wrong and what to do about it */
  constructor(message) {
    super(message);
    this.name = 'ExpectedError';
  }
}

/**
 * Prints a failure on stderr and sets exit code 1. A disk that is full and a folder that cannot be written to are named
 * with what to do; other failures that nobody foresaw keep their stack.
 *
 * @param {unknown} error
 */
export function reportFailure(error) {
  process.stderr.write(
    `\n${
      error instanceof ExpectedError
        ? error.message
        : explainFileError(error) ?? error?.stack ?? error
    }\n`,
  );
  process.exitCode = 1;
}

/**
 * The sentences for an error of the file system that is no mistake of ours.
 *
 * @param {any} error
 * @returns {string | undefined} nothing for any other error
 */
export function explainFileError(error) {
  const isMissing = error?.code === 'ENOENT' && error.syscall !== 'mkdir';
  return error?.syscall && !isMissing
    ? explainFileProblem({ code: error.code, file: error.dest ?? error.path })
    : undefined;
}
