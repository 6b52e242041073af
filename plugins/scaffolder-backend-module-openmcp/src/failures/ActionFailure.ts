import { cleanText } from './cleanText';

/**
 * Ends a step with a text for the person who runs the template.
 *
 * @remarks
 * The scaffolder writes the stack of an error into the task's log, where it
 * helps nobody; the stack of this one is its message.
 *
 * @internal
 */
export class ActionFailure extends Error {
  /**
   * @param message - whole sentences; made fit for the log
   * @param options - `cause` is for the server's own log; `name` is that of an
   * error of Backstage, from which the dry run of the template editor makes its
   * status, and `InputError` by default
   */
  constructor(
    message: string,
    { name = 'InputError', cause }: ErrorOptions & { name?: string } = {},
  ) {
    super(cleanText(message), { cause });
    this.name = name;
    this.stack = this.message;
  }
}
