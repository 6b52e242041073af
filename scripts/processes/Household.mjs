import { ManagedProcess } from './ManagedProcess.mjs';

/** A signal within this time of the first one is the same key press, delivered by more than one way. */
const SAME_SIGNAL_MILLISECONDS = 1000;

/**
 * All processes of one command. They live and die together: a signal, or the end of any of them, ends
 * all of them, the latest first.
 */
export class Household {
  /**
   * Resolves once everything is gone, to the reason: `{signal}` when a signal asked for it,
   * `{process, code}` when a process ended on its own, `{}` when {@link endAll} was called.
   */
  ended;
  #resolveEnded;
  #members = [];
  #ending = new AbortController();

  constructor() {
    this.ended = new Promise(resolve => {
      this.#resolveEnded = resolve;
    });
    let firstSignalAt;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        firstSignalAt ??= Date.now();
        // A person who presses Ctrl-C again does not want to wait. The pipe to each process ends them.
        if (Date.now() - firstSignalAt > SAME_SIGNAL_MILLISECONDS) {
          process.exit(1);
        }
        this.#endAll({ signal });
      });
    }
  }

  /** Aborted as soon as it begins to end; gives up what waits for one of the processes. */
  get ending() {
    return this.#ending.signal;
  }

  /**
   * Starts a process of the household; see {@link ManagedProcess}.
   *
   * @returns {ManagedProcess}
   * @throws AbortError when the household is ending
   */
  start(options) {
    this.ending.throwIfAborted();
    const member = new ManagedProcess(options);
    this.#members.push(member);
    member.exited.then(({ code, signal }) =>
      this.#endAll({ process: member, code: code ?? signal }),
    );
    return member;
  }

  /** Ends everything; resolves when it is gone. */
  async endAll() {
    await this.#endAll({});
  }

  async #endAll(reason) {
    if (this.ending.aborted) {
      await this.ended;
      return;
    }
    this.#ending.abort();
    for (const member of [...this.#members].reverse()) {
      await member.end();
    }
    this.#resolveEnded(reason);
  }
}
