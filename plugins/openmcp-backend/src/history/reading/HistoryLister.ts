import { ServiceUnavailableError } from '@backstage/errors';
import { Knex } from 'knex';
import {
  HistoryPage,
  HistoryPosition,
  HistoryQuery,
  InstallationIdentity,
  Visibility,
} from '../../reading';
import { Clock } from '../../timing';
import { ChangeRow, readChangeRow } from '../changes';
import { HistoryDatabase, WriteBehind } from '../database';
import { GapFinder } from '../readings';
import { describeChange, describeGap } from './describeHistory';
import { readWithin } from './readWithin';

const table = 'installation_changes';
/** How long an answer waits for the database, in milliseconds. */
const longestWait = 10_000;
/** Rows that are looked at for one page, of which the caller may see few. */
const batchSize = 1_000;
const mostBatches = 20;

function positionOf({ at, id }: ChangeRow): HistoryPosition {
  return { at: Number(at), id: Number(id) };
}

function keyOf({ cluster, kind, name }: InstallationIdentity): string {
  return JSON.stringify([cluster, kind, name]);
}

/**
 * Lists changes of all installations, also of those that are gone, to a caller
 * that may see so much.
 *
 * @internal
 */
export class HistoryLister {
  constructor(
    private readonly options: {
      database: HistoryDatabase;
      writes: WriteBehind;
      gaps: GapFinder;
      keptSince: () => number | undefined;
      clock: Clock;
    },
  ) {}

  /**
   * @throws ServiceUnavailableError when the database cannot be read
   */
  async list(
    query: HistoryQuery,
    visibility: Visibility,
  ): Promise<HistoryPage> {
    const { clock } = this.options;
    try {
      return await readWithin(clock, longestWait, () =>
        this.read(query, visibility),
      );
    } catch {
      throw new ServiceUnavailableError(
        'The history could not be read: the database of the plugin does not answer',
      );
    }
  }

  private async read(
    query: HistoryQuery,
    visibility: Visibility,
  ): Promise<HistoryPage> {
    const { database, writes, gaps } = this.options;
    // Who was told of a change just now looks for it here.
    await writes.settle();
    const client = await database.client();
    const keptSince = this.options.keptSince();
    const from = Math.max(query.from ?? 0, keptSince ?? 0);
    const matching = () => this.matching(client, query, from);
    const { visible, totalItems } = await this.countVisible(
      matching(),
      visibility,
    );
    const { rows, next } = await this.readPage(matching, query, visible);
    const inTime = await gaps.find(
      cluster =>
        visibility.cluster(cluster) &&
        (!query.clusters || query.clusters.includes(cluster)),
    );
    return {
      items: rows.map(row => describeChange(readChangeRow(row))),
      totalItems,
      next,
      gaps: inTime
        .filter(
          gap =>
            (gap.to === undefined || gap.to > from) &&
            (query.to === undefined || gap.from < query.to),
        )
        .map(describeGap),
      keptSince:
        keptSince === undefined ? undefined : new Date(keptSince).toISOString(),
    };
  }

  private matching(
    client: Knex,
    { to, clusters, kinds }: HistoryQuery,
    from: number,
  ): Knex.QueryBuilder {
    const query = client(table).where({ told: true }).where('at', '>=', from);
    if (to !== undefined) {
      query.where('at', '<', to);
    }
    if (clusters) {
      query.whereIn('cluster', clusters);
    }
    if (kinds) {
      query.whereIn('kind', kinds);
    }
    return query;
  }

  private async countVisible(
    matching: Knex.QueryBuilder,
    visibility: Visibility,
  ): Promise<{ visible: Set<string>; totalItems: number }> {
    const counted: Array<InstallationIdentity & { count: number | string }> =
      await matching
        .select('cluster', 'kind', 'name')
        .count({ count: '*' })
        .groupBy('cluster', 'kind', 'name');
    const visible = counted.filter(each => visibility.installation(each));
    return {
      visible: new Set(visible.map(keyOf)),
      totalItems: visible.reduce((sum, { count }) => sum + Number(count), 0),
    };
  }

  private async readPage(
    matching: () => Knex.QueryBuilder,
    { limit, after }: HistoryQuery,
    visible: ReadonlySet<string>,
  ): Promise<{ rows: ChangeRow[]; next: HistoryQuery['after'] }> {
    const rows: ChangeRow[] = [];
    let position = after;
    for (let batch = 0; visible.size > 0; batch += 1) {
      const query = matching();
      if (position) {
        const { at, id } = position;
        query.where(each =>
          each
            .where('at', '<', at)
            .orWhere(same => same.where({ at }).where('id', '<', id)),
        );
      }
      const read: ChangeRow[] = await query
        .orderBy([
          { column: 'at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(batchSize);
      for (const row of read) {
        if (visible.has(keyOf(row))) {
          if (rows.length === limit) {
            // Not of a row after it, which the caller may not know of.
            return { rows, next: positionOf(rows[limit - 1]) };
          }
          rows.push(row);
        }
        position = positionOf(row);
      }
      if (read.length < batchSize) {
        return { rows, next: undefined };
      }
      if (batch + 1 === mostBatches) {
        const last = rows.at(-1);
        return { rows, next: last ? positionOf(last) : position };
      }
    }
    return { rows, next: undefined };
  }
}
