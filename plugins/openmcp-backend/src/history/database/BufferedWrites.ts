import { Knex } from 'knex';

/**
 * What waits to be written, for as long as the database does not take it.
 *
 * @internal
 */
export interface BufferedWrites {
  /** What people call it. */
  readonly name: string;
  readonly isEmpty: boolean;
  /**
   * Writes all that waits, in batches. What was not written when it throws goes
   * on waiting.
   */
  write(client: Knex): Promise<void>;
}
