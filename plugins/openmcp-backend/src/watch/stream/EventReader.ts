import { ClusterFailure } from '../../clusters';
import { backgroundTurns, TimeSlice } from '../../timing';
import { ObjectInput, ObservedObject } from '../objects';
import { Collection } from './Collection';
import { CollectionBudget } from './CollectionBudget';
import { LineSplitter } from './LineSplitter';
import { parseEvent, ParsedEvent } from './parseEvent';

/**
 * What a watch tells while it runs.
 *
 * @internal
 */
export interface WatchListener {
  /** The watch is open; nothing is known yet to have changed. */
  onOpen(): void;
  /** All objects that there are at this moment, once and before all inputs. */
  onListed(objects: ObservedObject[], resourceVersion: string): Promise<void>;
  /**
   * The API server said something; without inputs it only gave a sign of life.
   */
  onInputs(inputs: ObjectInput[], resourceVersion: string): Promise<void>;
  /** So many lines or objects could not be understood. */
  onBroken(count: number): void;
  /** What was not understood may have been an event: only a list tells. */
  onLoss(): void;
}

/**
 * Reads the events of a watch out of its bytes. What cannot be understood is
 * skipped and counted.
 *
 * @remarks
 * A watch without a version begins with all objects that there are. They are
 * collected until the API server says that it was all of them; a part of them is
 * never told.
 *
 * @internal
 */
export class EventReader {
  private readonly splitter = new LineSplitter();
  private readonly slice = new TimeSlice(backgroundTurns);
  private readonly budget: CollectionBudget;
  private inputs: ObjectInput[] = [];
  private listed?: Map<string, ObservedObject>;
  private complete?: ObservedObject[];
  private understood = 0;
  private broken = 0;
  private lost = false;
  private progressed = false;
  private bookmarked = false;

  /**
   * @param onProgress - called for everything that was understood; true as long as
   *   the objects are told that there are
   * @param version - to go on from; undefined to begin with all objects
   */
  constructor(
    private readonly collection: Collection,
    private readonly listener: WatchListener,
    private readonly onProgress: (isListing: boolean) => void,
    private version: string | undefined,
  ) {
    this.listed = version === undefined ? new Map() : undefined;
    this.budget = new CollectionBudget(collection.kind, collection.limits);
  }

  /**
   * Version of the last event that was understood; undefined until all objects
   * were told.
   */
  get resourceVersion(): string | undefined {
    return this.version;
  }

  /** True as long as the objects are told that there are. */
  get isListing(): boolean {
    return this.listed !== undefined;
  }

  /** True when something was skipped that may have been an event. */
  get lossy(): boolean {
    return this.lost;
  }

  /** True when the API server gave a sign of life besides the events. */
  get sawBookmark(): boolean {
    return this.bookmarked;
  }

  /**
   * Reads a part of the answer, giving way to other work when there is much.
   *
   * @throws ClusterFailure when the API server reports an error, or when a line
   *   cannot be understood among the objects that there are; `too-many-objects`
   *   when those are more than the limits of the collection
   */
  async read(chunk: Uint8Array): Promise<void> {
    if (this.listed) {
      this.budget.takeBytes(chunk.length);
    }
    try {
      for (const line of this.splitter.push(chunk)) {
        this.take(parseEvent(this.collection, line));
        if (this.slice.isOver) {
          await this.deliver();
          await this.slice.giveWay();
        }
      }
    } finally {
      await this.deliver();
    }
    const skipped = this.splitter.takeSkipped();
    if (skipped > 0) {
      this.listener.onBroken(skipped);
      this.lose();
    }
  }

  /** The answer is over. */
  finish(): void {
    if (this.splitter.isInLine) {
      // The event is asked for again, because its version was not taken over.
      this.listener.onBroken(1);
      // Without any progress it would break off at the same place again.
      this.lost ||= !this.progressed;
    }
  }

  private take(parsed: ParsedEvent): void {
    switch (parsed.type) {
      case 'object':
        this.takeObject(parsed.deleted, parsed.object);
        break;
      case 'bookmark':
        this.takeBookmark(parsed.resourceVersion, parsed.endsList);
        break;
      default:
        this.broken += 1;
        this.lose();
        return;
    }
    this.understood += 1;
  }

  private takeObject(deleted: boolean, object: ObservedObject): void {
    this.broken += object.kept === 'broken' ? 1 : 0;
    if (!this.listed) {
      this.inputs.push({ type: deleted ? 'deleted' : 'changed', object });
      this.version = object.resourceVersion;
    } else if (deleted) {
      this.listed.delete(object.key);
    } else {
      this.listed.set(object.key, object);
      this.budget.requireObjects(this.listed.size);
    }
  }

  private takeBookmark(resourceVersion: string, endsList: boolean): void {
    if (this.listed && endsList) {
      this.complete = [...this.listed.values()];
      this.listed = undefined;
    }
    if (!this.listed) {
      this.version = resourceVersion;
      this.bookmarked = true;
    }
  }

  private lose(): void {
    this.lost = true;
    if (this.listed) {
      // It may have been any object, so that none can be said to be gone.
      throw new ClusterFailure(
        'unexpected-answer',
        'a part of the answer could not be understood',
      );
    }
    this.listener.onLoss();
  }

  private async deliver(): Promise<void> {
    const { inputs, understood, broken, complete, version } = this;
    this.inputs = [];
    this.understood = 0;
    this.broken = 0;
    this.complete = undefined;
    if (broken > 0) {
      this.listener.onBroken(broken);
    }
    if (understood === 0) {
      return;
    }
    this.onProgress(this.isListing);
    if (version === undefined) {
      return;
    }
    this.progressed = true;
    if (complete) {
      await this.listener.onListed(complete, version);
    }
    if (!complete || inputs.length > 0) {
      await this.listener.onInputs(inputs, version);
    }
  }
}
