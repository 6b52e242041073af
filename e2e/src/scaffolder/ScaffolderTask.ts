import { stripVTControlCharacters } from 'node:util';
import type { Person } from './Person';

interface TaskEvent {
  id: number;
  type: 'log' | 'completion' | 'cancelled' | 'recovered';
  body: {
    message: string;
    stepId?: string;
    output?: TaskOutput;
    error?: { name: string; message: string };
  };
}

/**
 * What a person sees at the end of a task.
 *
 * @internal
 */
export interface TaskOutput {
  links?: Array<{ title: string; url: string }>;
  text?: Array<{ title: string; content: string }>;
}

/**
 * A task that has ended.
 *
 * @internal
 */
export interface EndedTask {
  status: string;
  /** Empty when it did not fail. */
  error: string;
  output: TaskOutput;
  /** Lines of the log as a person reads them, of all steps. */
  log: string[];
  /** All that the scaffolder tells of it, as it came. */
  raw: string;
}

/** As the scaffolder's own logger colours the level of a line. */
const LEVEL = /^(?:info|warn|error|debug): /;

/**
 * A task of the scaffolder.
 *
 * @internal
 */
export class ScaffolderTask {
  readonly #person: Person;
  readonly #events: TaskEvent[] = [];

  constructor(person: Person, readonly id: string) {
    this.#person = person;
  }

  /** Reads on until its end. Asks nothing but the events, as the page does. */
  async end(): Promise<EndedTask> {
    await this.#readUntil(({ type }) => type === 'completion');
    const { status, body } = await this.#person.send(
      'GET',
      `scaffolder/v2/tasks/${this.id}`,
    );
    if (status !== 200) {
      throw new Error(`Task ${this.id}: ${JSON.stringify(body)}`);
    }
    const end = this.#events.at(-1)?.body;
    return {
      status: body.status,
      error: end?.error?.message ?? '',
      output: end?.output ?? {},
      log: this.#lines(),
      raw: JSON.stringify(this.#events),
    };
  }

  /**
   * Reads on until a line of the log has a text.
   *
   * @throws Error with the log when the task ends without
   */
  async untilSaid(text: string): Promise<void> {
    const isSaid = ({ type, body }: TaskEvent) =>
      type === 'log' && body.message.includes(text);
    if (!this.#events.some(isSaid)) {
      await this.#readUntil(
        event => isSaid(event) || event.type === 'completion',
      );
    }
    if (!this.#events.some(isSaid)) {
      throw new Error(`"${text}" was never said:\n${this.#lines().join('\n')}`);
    }
  }

  async cancel(): Promise<void> {
    await this.#person.send('POST', `scaffolder/v2/tasks/${this.id}/cancel`);
  }

  #lines(): string[] {
    return this.#events
      .filter(({ type }) => type !== 'completion' && type !== 'recovered')
      .map(({ body: { message, stepId } }) => {
        const line = stripVTControlCharacters(message).replace(LEVEL, '');
        return stepId ? `${stepId}: ${line}` : line;
      });
  }

  async #readUntil(isIt: (event: TaskEvent) => boolean): Promise<void> {
    for (;;) {
      const after = this.#events.at(-1)?.id ?? 0;
      const { status, body } = await this.#person
        .send<TaskEvent[]>(
          'GET',
          `scaffolder/v2/tasks/${this.id}/events?after=${after}`,
        )
        // The portal may be away for a while.
        .catch(() => ({ status: 503, body: [] }));
      if (status >= 400 && status !== 503) {
        throw new Error(`Task ${this.id}: ${JSON.stringify(body)}`);
      }
      const events = status === 200 ? body : [];
      this.#events.push(...events);
      if (events.some(isIt)) {
        return;
      }
      if (events.length === 0) {
        await new Promise(resolve => setTimeout(resolve, 100));
      }
    }
  }
}
