import { DatabaseService, LoggerService } from '@backstage/backend-plugin-api';
import { FleetView } from '../fleet';
import { ChangeFeed } from '../store';
import { Clock } from '../timing';
import { AppliedSpecs, EnvironmentHasher } from './applied';
import { PersistentAttemptMemory } from './attempts';
import { ChangeBuffer, ChangeRecorder } from './changes';
import { HistoryDatabase, WriteBehind } from './database';
import { HistoryUpkeep } from './HistoryUpkeep';
import { ChangeCache, HistoryLister, InstallationHistories } from './reading';
import { GapFinder, ReadingRecorder } from './readings';

/** How long watching waits for what was remembered, in milliseconds. */
const longestStart = 3_000;

/**
 * What {@link createMemory} needs.
 *
 * @internal
 */
export interface MemoryOptions {
  database: DatabaseService;
  logger: LoggerService;
  clock: Clock;
}

/**
 * What is there before clusters are watched: the database, and the memory that
 * status is derived with.
 *
 * @internal
 */
export function createMemory({ database, logger, clock }: MemoryOptions) {
  const historyDatabase = new HistoryDatabase(database, clock);
  const writes = new WriteBehind({ database: historyDatabase, logger, clock });
  const onFilled = () => writes.schedule();
  const attempts = new PersistentAttemptMemory({ clock, onFilled });
  const hasher = new EnvironmentHasher();
  const applied = new AppliedSpecs({
    database: historyDatabase,
    hasher,
    logger,
    clock,
    onFilled,
  });
  writes.add(attempts, applied);
  return { database: historyDatabase, writes, attempts, hasher, applied };
}

/**
 * Brings the parts of the history together.
 *
 * @internal
 */
export function createHistory(options: {
  memory: ReturnType<typeof createMemory>;
  fleet: FleetView & { rederive(): void; readSpecs(): void };
  feed: ChangeFeed;
  logger: LoggerService;
  clock: Clock;
}) {
  const { memory, fleet, feed, logger, clock } = options;
  const { database, writes, attempts, hasher, applied } = memory;
  const onFilled = () => writes.schedule();
  const cache = new ChangeCache({ database, clock });
  const buffer = new ChangeBuffer({
    onFilled,
    onWritten: changes => cache.handleWritten(changes),
    onLost: count =>
      logger.warn(
        `${count} changes of installations are lost for the history: too many wait for the database`,
      ),
  });
  const readings = new ReadingRecorder({ fleet, feed, clock, onFilled });
  writes.add(buffer, readings);
  const gaps = new GapFinder({ database, recorder: readings, fleet, clock });
  const upkeep = new HistoryUpkeep({
    database,
    memory: attempts,
    hasher,
    clock,
    onLoaded: () => {
      fleet.rederive();
      if (hasher.wasMissed) {
        fleet.readSpecs();
      }
    },
  });
  const recorder = new ChangeRecorder({
    fleet,
    feed,
    buffer,
    clock,
    logger,
    areAttemptsKnown: () => upkeep.keptSince !== undefined,
  });
  const keptSince = () => upkeep.keptSince;
  return {
    lister: new HistoryLister({ database, writes, gaps, keptSince, clock }),
    installations: new InstallationHistories({
      changes: cache,
      gaps,
      applied,
      pending: () => buffer.pending,
      keptSince,
      clock,
    }),
    /**
     * Begins to remember. Resolves when what was remembered before is read, or
     * after 3 seconds.
     */
    async start(): Promise<void> {
      recorder.start();
      readings.start();
      await upkeep.start(longestStart);
    },
    /** Has to be called while clusters are still watched. */
    async stop(): Promise<void> {
      recorder.stop();
      readings.stop();
      await upkeep.stop();
      await writes.close();
    },
  };
}
