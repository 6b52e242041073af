import { InitAttempts } from '@openmcp/backstage-plugin-openmcp-common';
import { Knex } from 'knex';
import { AttemptMemory, TransientAttemptMemory } from '../../store';
import { Clock } from '../../timing';
import { BufferedWrites } from '../database';
import { deleteAttempts, readAttempts, writeAttempts } from './attemptTable';
import { mergeAttempts } from './mergeAttempts';

/**
 * Installations whose attempts are written with one statement, and at most so
 * many wait for the database; of more, those that changed first are not written.
 */
const batchSize = 100;
const mostWaiting = 10_000;

interface Waiting {
  cluster: string;
  uid: string;
  /** Missing when the provider object is gone. */
  attempts?: InitAttempts;
}

/**
 * An {@link AttemptMemory} that goes on after a restart: it is read once, and
 * written behind.
 *
 * @internal
 */
export class PersistentAttemptMemory implements AttemptMemory, BufferedWrites {
  readonly name = 'init attempts';
  private readonly present = new TransientAttemptMemory();
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly options: { clock: Clock; onFilled: () => void },
  ) {}

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  recall(cluster: string, providerUid: string): InitAttempts | undefined {
    return this.present.recall(cluster, providerUid);
  }

  remember(cluster: string, attempts: InitAttempts): void {
    this.present.remember(cluster, attempts);
    this.await({ cluster, uid: attempts.providerUid, attempts });
  }

  forget(cluster: string, providerUid: string): void {
    if (this.present.recall(cluster, providerUid)) {
      this.present.forget(cluster, providerUid);
      this.await({ cluster, uid: providerUid });
    }
  }

  /**
   * Takes over what is in the database.
   *
   * @returns true when something is known now that was not before
   */
  async load(client: Knex): Promise<boolean> {
    const rows = await readAttempts(client);
    for (const { cluster, attempts } of rows) {
      const known = this.present.recall(cluster, attempts.providerUid);
      if (known) {
        this.remember(cluster, mergeAttempts(attempts, known));
      } else {
        this.present.remember(cluster, attempts);
      }
    }
    return rows.length > 0;
  }

  async write(client: Knex): Promise<void> {
    while (this.waiting.size > 0) {
      const batch = [...this.waiting].slice(0, batchSize);
      const all = batch.map(([, each]) => each);
      await writeAttempts(
        client,
        all.flatMap(({ cluster, attempts }) =>
          attempts ? [{ cluster, attempts }] : [],
        ),
        this.options.clock.now(),
      );
      await deleteAttempts(
        client,
        all.filter(({ attempts }) => !attempts),
      );
      for (const [key, each] of batch) {
        // It may have changed again meanwhile.
        if (this.waiting.get(key) === each) {
          this.waiting.delete(key);
        }
      }
    }
  }

  private await(change: Waiting): void {
    const key = JSON.stringify([change.cluster, change.uid]);
    this.waiting.delete(key);
    this.waiting.set(key, change);
    for (const oldest of this.waiting.keys()) {
      if (this.waiting.size <= mostWaiting) {
        break;
      }
      this.waiting.delete(oldest);
    }
    this.options.onFilled();
  }
}
