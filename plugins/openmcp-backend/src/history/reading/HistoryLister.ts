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
/** Installations that are named in one statement; SQLite takes 32,766 values. */
const mostKeys = 500;

interface VisibleInstallations {
  visible: readonly InstallationIdentity[];
  /** Whether there are changes that the caller may not see. */
  hidden: boolean;
}

function positionOf({ at, id }: ChangeRow): HistoryPosition {
  return { at: Number(at), id: Number(id) };
}

function inParts<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / mostKeys) }, (_, index) =>
    all.slice(index * mostKeys, (index + 1) * mostKeys),
  );
}

function newestFirst(left: ChangeRow, right: ChangeRow): number {
  const [first, second] = [positionOf(left), positionOf(right)];
  return second.at - first.at || second.id - first.id;
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
    const { totalItems, ...installations } = await this.countVisible(
      matching(),
      visibility,
    );
    const { rows, next } = await this.readPage(matching, query, installations);
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
  ): Promise<VisibleInstallations & { totalItems: number }> {
    const counted: Array<InstallationIdentity & { count: number | string }> =
      await matching
        .select('cluster', 'kind', 'name')
        .count({ count: '*' })
        .groupBy('cluster', 'kind', 'name');
    const visible = counted.filter(each => visibility.installation(each));
    return {
      visible,
      hidden: visible.length < counted.length,
      totalItems: visible.reduce((sum, { count }) => sum + Number(count), 0),
    };
  }

  private async readPage(
    matching: () => Knex.QueryBuilder,
    { limit, after }: HistoryQuery,
    { visible, hidden }: VisibleInstallations,
  ): Promise<{ rows: ChangeRow[]; next: HistoryQuery['after'] }> {
    const found: ChangeRow[] = [];
    // What is hidden is left to the database: a page that ended at a hidden change
    // would tell when it was.
    for (const some of hidden ? inParts(visible) : [undefined]) {
      const query = matching();
      if (some) {
        query.whereIn(
          ['cluster', 'kind', 'name'],
          some.map(({ cluster, kind, name }) => [cluster, kind, name]),
        );
      }
      if (after) {
        const { at, id } = after;
        query.where(each =>
          each
            .where('at', '<', at)
            .orWhere(same => same.where({ at }).where('id', '<', id)),
        );
      }
      found.push(
        ...(await query
          .orderBy([
            { column: 'at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .limit(limit + 1)),
      );
    }
    found.sort(newestFirst);
    const rows = found.slice(0, limit);
    return {
      rows,
      next: found.length > limit ? positionOf(rows[limit - 1]) : undefined,
    };
  }
}
