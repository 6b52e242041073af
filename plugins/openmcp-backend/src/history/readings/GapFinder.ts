import { Clock } from '../../timing';
import { FleetView } from '../../fleet';
import { HistoryDatabase } from '../database';
import { Gap, findGaps } from './findGaps';
import { Reading } from './Reading';
import { ReadingRecorder } from './ReadingRecorder';
import { readReadings } from './readingTable';

/** How long what was read from the database is good, in milliseconds. */
const longestAge = 30_000;

/**
 * Tells when nobody read a cluster, in this process or in another one.
 *
 * @internal
 */
export class GapFinder {
  private readings: Map<string, Reading[]> = new Map();
  private readAt = -Infinity;
  private reading?: Promise<void>;

  constructor(
    private readonly options: {
      database: HistoryDatabase;
      recorder: ReadingRecorder;
      fleet: FleetView;
      clock: Clock;
    },
  ) {}

  /**
   * Gaps of the clusters that are asked for, oldest first. Resolves when what is
   * in the database was read at least once.
   *
   * @throws what the driver throws when it was never read
   */
  async find(wanted: (cluster: string) => boolean): Promise<Gap[]> {
    const isOld = this.options.clock.now() - this.readAt > longestAge;
    if (isOld) {
      this.reading ??= this.read().finally(() => {
        this.reading = undefined;
      });
    }
    if (this.readAt === -Infinity) {
      await this.reading;
    } else {
      // What is known is good enough until the new is there.
      this.reading?.catch(() => {});
    }
    const watched = this.options.fleet
      .clusters()
      .map(({ definition }) => definition.name);
    return [...new Set([...this.readings.keys(), ...watched])]
      .filter(wanted)
      .flatMap(cluster => this.findIn(cluster))
      .sort((a, b) => a.from - b.from);
  }

  private findIn(cluster: string): Gap[] {
    const { recorder, fleet, clock } = this.options;
    // What this process has noted itself may be in the database later only.
    const own = recorder.readingsOf(cluster);
    const others = (this.readings.get(cluster) ?? []).filter(
      ({ reader, began }) =>
        !own.some(each => each.reader === reader && each.began === began),
    );
    const isWatched = fleet.cluster(cluster) !== undefined;
    return findGaps([...others, ...own], {
      now: isWatched ? clock.now() : undefined,
    });
  }

  private async read(): Promise<void> {
    const { database, clock } = this.options;
    const readings = await readReadings(await database.client());
    this.readAt = clock.now();
    this.readings = new Map();
    for (const reading of readings) {
      const ofCluster = this.readings.get(reading.cluster) ?? [];
      this.readings.set(reading.cluster, ofCluster);
      ofCluster.push(reading);
    }
  }
}
