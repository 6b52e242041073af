import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

/**
 * An event of a watch.
 *
 * @internal
 */
export interface WatchedEvent {
  type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
  object: {
    kind: string;
    apiVersion: string;
    metadata: {
      name: string;
      resourceVersion: string;
      annotations?: Record<string, string>;
    };
    status?: unknown;
    code?: number;
    reason?: string;
  };
}

/**
 * Records the events of a watch.
 *
 * @internal
 */
export class WatchRecorder {
  /** What was seen so far. */
  readonly events: WatchedEvent[] = [];
  /** Settles when the watch is over: true when the server ended it properly. */
  readonly ended: Promise<boolean>;

  readonly #body: Readable;
  #wake: () => void = () => {};

  /**
   * Starts to read.
   *
   * @param body - body of the answer
   */
  constructor(body: Readable) {
    this.#body = body;
    const lines = createInterface({ input: body });
    // An end in the middle is told by `ended`.
    lines.on('error', () => {});
    lines.on('line', line => {
      this.events.push(JSON.parse(line));
      this.#wake();
    });
    this.ended = new Promise(resolve => {
      body.once('end', () => resolve(true));
      body.once('error', () => resolve(false));
    });
  }

  /**
   * Waits until the events are as wanted; the test's own limit is the limit.
   *
   * @param check - looks at all events so far
   */
  async until(check: (events: WatchedEvent[]) => boolean): Promise<void> {
    while (!check(this.events)) {
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
  }

  /** Stops to watch. */
  stop(): void {
    this.#body.destroy();
  }
}
