import { setTimeout as delay } from 'node:timers/promises';
import { LoggerService } from '@backstage/backend-plugin-api';
import { ResponseError } from '@backstage/errors';
import {
  ChangeList,
  OpenmcpClient,
} from '@openmcp/backstage-plugin-openmcp-common';
import { CatalogSettings } from '../settings';
import { CatalogKeeper } from './CatalogKeeper';

/**
 * How long a run goes on, and how it waits; all in milliseconds.
 *
 * @internal
 */
export interface RunTimes {
  /** After that another process may go on. */
  length: number;
  /** Changes that come so soon after each other are looked at together. */
  settle: number;
  /** Between two looks at everything, when there is reason for both. */
  betweenComparisons: number;
  /** After a first failure; twice as long after the next. */
  firstPause: number;
  longestPause: number;
  /**
   * When a run begins so much later than the one before ended, another process may
   * have had a turn in between.
   */
  betweenOwnRuns: number;
}

/**
 * Times of a portal.
 *
 * @internal
 */
export const RUN_TIMES: RunTimes = {
  length: 60_000,
  settle: 250,
  betweenComparisons: 2_000,
  firstPause: 1_000,
  longestPause: 15_000,
  betweenOwnRuns: 5_000,
};

/**
 * What a {@link CatalogRun} needs.
 *
 * @internal
 */
export interface CatalogRunOptions {
  keeper: Pick<CatalogKeeper, 'keepAll' | 'keepChanged' | 'forgetExpected'>;
  client: Pick<OpenmcpClient, 'getChanges'>;
  /** @throws InputError when the configuration is wrong */
  settings: () => CatalogSettings;
  logger: LoggerService;
  times?: RunTimes;
}

/** The revision is of another process, or too old. */
function isGone(error: unknown): boolean {
  return error instanceof ResponseError && error.statusCode === 410;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Keeps the catalog true for a while: compares everything once, and then follows
 * the changes. Another process may have done so meanwhile, so that each run begins
 * with what the catalog itself says.
 *
 * @internal
 */
export class CatalogRun {
  private lastProblem?: string;
  private endedAt?: number;

  constructor(private readonly options: CatalogRunOptions) {}

  /** Ends after a while, or when it is told to. Never throws. */
  async run(signal: AbortSignal): Promise<void> {
    const { times = RUN_TIMES } = this.options;
    const over = AbortSignal.any([signal, AbortSignal.timeout(times.length)]);
    const since = performance.now() - (this.endedAt ?? Infinity);
    if (since > times.betweenOwnRuns) {
      this.options.keeper.forgetExpected();
    }
    try {
      await this.goOn(over);
    } finally {
      this.endedAt = performance.now();
    }
  }

  private async goOn(over: AbortSignal): Promise<void> {
    const { times = RUN_TIMES } = this.options;
    let pause = times.firstPause;
    while (!over.aborted) {
      const startedAt = performance.now();
      try {
        await this.follow(over);
        pause = times.firstPause;
      } catch (error) {
        if (over.aborted) {
          return;
        }
        this.tell(error);
        if (performance.now() - startedAt > times.longestPause) {
          pause = times.firstPause;
        }
        await wait(pause, over);
        pause = Math.min(2 * pause, times.longestPause);
      }
    }
  }

  /** Goes on until everything has to be compared again. */
  private async follow(signal: AbortSignal): Promise<void> {
    const { keeper, settings, times = RUN_TIMES } = this.options;
    const comparedAt = performance.now();
    const current = settings();
    let revision = await keeper.keepAll(current, signal);
    this.tell(undefined);
    if (revision === undefined) {
      await wait(times.length, signal);
      return;
    }
    while (!signal.aborted) {
      const changes = await this.nextChanges(revision, signal);
      const goesOn =
        changes !== undefined &&
        (await keeper.keepChanged(changes.items, current, signal));
      if (!goesOn) {
        const age = performance.now() - comparedAt;
        await wait(times.betweenComparisons - age, signal);
        return;
      }
      revision = changes.revision;
    }
  }

  /**
   * Waits for changes, and a moment more for those that come with them.
   *
   * @returns undefined when it is not known what changed
   */
  private async nextChanges(
    after: string,
    signal: AbortSignal,
  ): Promise<ChangeList | undefined> {
    const { times = RUN_TIMES } = this.options;
    try {
      const first = await this.ask({ after, timeoutSeconds: 30 }, signal);
      if (first.items.length === 0) {
        return first;
      }
      await wait(times.settle, signal);
      // Asked from the same place, so that each is named once.
      return await this.ask({ after, timeoutSeconds: 0 }, signal);
    } catch (error) {
      if (isGone(error)) {
        return undefined;
      }
      throw error;
    }
  }

  private async ask(
    query: { after: string; timeoutSeconds: number },
    signal: AbortSignal,
  ): Promise<ChangeList> {
    return this.options.client.getChanges(query, { signal });
  }

  /** Says once that something is wrong, and once that it is well again. */
  private tell(error: unknown): void {
    const { logger } = this.options;
    const problem = error === undefined ? undefined : describe(error);
    if (problem === this.lastProblem) {
      return;
    }
    if (problem !== undefined) {
      logger.warn(
        `What openMCP brings into the catalog stays as it is for now: ${problem}`,
      );
    } else {
      logger.info('What openMCP brings into the catalog is kept up to date');
    }
    this.lastProblem = problem;
  }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds > 0) {
    await delay(milliseconds, undefined, { signal }).catch(() => {});
  }
}
