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
   * @param options - `cause` is for the server's own log
   */
  constructor(message: string, options?: ErrorOptions) {
    super(cleanText(message), options);
    this.stack = this.message;
  }
}
