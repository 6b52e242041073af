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
 * Prints a failure on stderr and sets exit code 1. Failures that nobody foresaw keep their stack.
 *
 * @param {unknown} error
 */
export function reportFailure(error) {
  process.stderr.write(
    `\n${
      error instanceof ExpectedError ? error.message : error?.stack ?? error
    }\n`,
  );
  process.exitCode = 1;
}
