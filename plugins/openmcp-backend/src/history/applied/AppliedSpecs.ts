import { LoggerService } from '@backstage/backend-plugin-api';
import { Knex } from 'knex';
import { AppliedObject, ApplyRecorder } from '../../apply';
import { Clock } from '../../timing';
import { BufferedWrites, HistoryDatabase } from '../database';
import { AppliedSpec } from './AppliedSpec';
import { readAppliedSpec, writeAppliedSpec } from './appliedSpecTable';
import { EnvironmentHasher } from './EnvironmentHasher';

/** Objects of which is known in memory what was applied, or that nothing was. */
const mostKnown = 5_000;
/** How long that is good, in milliseconds: another backend may apply, too. */
const longestAge = 60_000;
/**
 * The backend that applies writes it down a moment later, and others see the new
 * generation before: what they read so soon after they met it counts for less.
 */
const settlingTime = 10_000;
const longestAgeWhileSettling = 500;
/** What waits for the database; of more, the oldest is lost. */
const mostWaiting = 1_000;

interface Known {
  applied?: AppliedSpec;
  /** Generation of the live object when it was read. */
  generation: number;
  /** When it was asked for this generation for the first time. */
  metAt: number;
  readAt: number;
}

function keyOf({ cluster, uid }: { cluster: string; uid: string }): string {
  return JSON.stringify([cluster, uid]);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Remembers what the portal applied last to each PlatformService.
 *
 * @internal
 */
export class AppliedSpecs implements ApplyRecorder, BufferedWrites {
  readonly name = 'applied specs';
  private readonly known = new Map<string, Known>();
  private readonly waiting = new Map<string, AppliedSpec>();

  constructor(
    private readonly options: {
      database: HistoryDatabase;
      hasher: EnvironmentHasher;
      logger: LoggerService;
      clock: Clock;
      onFilled: () => void;
    },
  ) {}

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  record(cluster: string, object: AppliedObject): void {
    const { hasher, clock, logger, onFilled } = this.options;
    const { metadata } = object;
    const uid = textOf(metadata.uid);
    const name = textOf(metadata.name);
    const generation = Number(metadata.generation);
    const spec = uid && hasher.hide(uid, object.spec);
    if (!spec || !Number.isSafeInteger(generation)) {
      logger.warn(
        `What was applied to the PlatformService ${name} on ${cluster} cannot be remembered; changes of it by others will not be seen`,
      );
      return;
    }
    const appliedAt = clock.now();
    const applied = { cluster, uid, name, generation, appliedAt, spec };
    const key = keyOf(applied);
    this.know(key, {
      applied,
      generation,
      metAt: appliedAt,
      readAt: appliedAt,
    });
    this.waiting.delete(key);
    this.waiting.set(key, applied);
    if (this.waiting.size > mostWaiting) {
      this.waiting.delete(this.waiting.keys().next().value!);
    }
    onFilled();
  }

  /**
   * What was applied last to an object. The database is asked when the object is
   * another than when it was asked last, soon again as long as what it holds may be
   * about to come, and from time to time.
   *
   * @param generation - of the live object
   * @throws what the driver throws, when nothing is known
   */
  async find(
    object: { cluster: string; uid: string },
    generation: number,
  ): Promise<AppliedSpec | undefined> {
    const key = keyOf(object);
    const known = this.known.get(key);
    if (known && this.waiting.has(key)) {
      return known.applied;
    }
    if (!known || known.generation < generation) {
      return this.read(key, object, generation, this.options.clock.now());
    }
    const age = this.options.clock.now() - known.readAt;
    if (this.isSettled(known)) {
      if (age >= longestAge) {
        // Good enough until the new is there; a failure is told at the next change.
        this.read(key, object, generation, known.metAt).catch(() => {});
      }
    } else if (age >= longestAgeWhileSettling) {
      return this.read(key, object, generation, known.metAt);
    }
    return known.applied;
  }

  async write(client: Knex): Promise<void> {
    for (const [key, applied] of [...this.waiting]) {
      await writeAppliedSpec(client, applied);
      if (this.waiting.get(key) === applied) {
        this.waiting.delete(key);
      }
    }
  }

  private async read(
    key: string,
    object: { cluster: string; uid: string },
    generation: number,
    metAt: number,
  ): Promise<AppliedSpec | undefined> {
    const { database, clock } = this.options;
    const applied = await readAppliedSpec(await database.client(), object);
    const waiting = this.waiting.get(key);
    const latest = waiting ?? applied;
    this.know(key, {
      applied: latest,
      generation,
      metAt,
      readAt: clock.now(),
    });
    return latest;
  }

  /** Whether it was read late enough to hold what any backend applied. */
  private isSettled({ applied, generation, metAt, readAt }: Known): boolean {
    return (
      (applied !== undefined && applied.generation >= generation) ||
      readAt - metAt >= settlingTime
    );
  }

  private know(key: string, known: Known): void {
    this.known.delete(key);
    this.known.set(key, known);
    if (this.known.size > mostKnown) {
      this.known.delete(this.known.keys().next().value!);
    }
  }
}
