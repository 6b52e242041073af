import { DatabaseService } from '@backstage/backend-plugin-api';
import { Knex } from 'knex';
import { Clock, systemClock } from '../../timing';
import { migrateHistory } from './migrateHistory';

/** Milliseconds for which it is not tried again after it failed. */
const shortestPause = 1_000;

/**
 * The plugin's database, with its tables. It may be down at any time, also when
 * the backend starts.
 *
 * @internal
 */
export class HistoryDatabase {
  private opened?: Promise<Knex>;
  /** When opening it failed; `opened` holds why. */
  private failedAt?: number;

  constructor(
    private readonly database: DatabaseService,
    private readonly clock: Clock = systemClock,
  ) {}

  /**
   * The client, once the tables are there.
   *
   * @throws what the driver throws, and the same again for a second: everybody who
   * reads asks, and making tables is nothing to try that often
   */
  client(): Promise<Knex> {
    if (
      this.failedAt !== undefined &&
      this.clock.elapsed() - this.failedAt >= shortestPause
    ) {
      this.opened = undefined;
      this.failedAt = undefined;
    }
    this.opened ??= this.open().catch(error => {
      this.failedAt = this.clock.elapsed();
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<Knex> {
    const client = await this.database.getClient();
    if (!this.database.migrations?.skip) {
      await migrateHistory(client);
    }
    return client;
  }
}
