import { ClusterFailure } from '../../clusters';
import { TimeSlice } from '../../timing';
import { ObjectInput, ObservedObject, readObject } from '../objects';
import { Collection } from './Collection';
import { LineSplitter } from './LineSplitter';

/**
 * What a watch tells while it runs.
 *
 * @internal
 */
export interface WatchListener {
  /** The watch is open; nothing is known yet to have changed. */
  onOpen(): void;
  /**
   * The API server said something; without inputs it only gave a sign of life.
   */
  onInputs(inputs: ObjectInput[], resourceVersion: string): void;
  /** So many lines or objects could not be understood. */
  onBroken(count: number): void;
}

type Parsed =
  | { type: 'object'; deleted: boolean; object: ObservedObject }
  | { type: 'bookmark'; resourceVersion: string }
  | { type: 'broken' };

function describeError(status: unknown): ClusterFailure {
  const { code, reason } = Object(status);
  if (code === 410 || reason === 'Expired' || reason === 'Gone') {
    return new ClusterFailure('watch-expired', 'watch expired (410)', {
      status: 410,
    });
  }
  if (code === 401) {
    return new ClusterFailure('unauthorized', 'unauthorized (401)', {
      status: code,
    });
  }
  if (code === 403) {
    return new ClusterFailure('forbidden', 'forbidden (403)', { status: code });
  }
  const known = Number.isInteger(code) ? code : 500;
  return new ClusterFailure('server-error', `server error ${known}`, {
    status: known,
  });
}

function parseLine(collection: Collection, line: string): Parsed {
  let event;
  try {
    event = Object(JSON.parse(line));
  } catch {
    return { type: 'broken' };
  }
  const { type, object } = event;
  if (type === 'ERROR') {
    throw describeError(object);
  }
  if (type === 'BOOKMARK') {
    const { resourceVersion } = Object(Object(object).metadata);
    return typeof resourceVersion === 'string'
      ? { type: 'bookmark', resourceVersion }
      : { type: 'broken' };
  }
  const read =
    Object(object).kind === collection.kind.kind
      ? readObject(collection.kind, object)
      : undefined;
  if (!read || !['ADDED', 'MODIFIED', 'DELETED'].includes(type)) {
    return { type: 'broken' };
  }
  return { type: 'object', deleted: type === 'DELETED', object: read };
}

/**
 * Reads the events of a watch out of its bytes. What cannot be understood is
 * skipped and counted.
 *
 * @internal
 */
export class EventReader {
  private readonly splitter = new LineSplitter();
  private readonly slice = new TimeSlice();
  private inputs: ObjectInput[] = [];
  private understood = 0;
  private broken = 0;
  private lost = false;
  private progressed = false;

  constructor(
    private readonly collection: Collection,
    private readonly listener: WatchListener,
    private version: string,
  ) {}

  /** Version of the last event that was understood. */
  get resourceVersion(): string {
    return this.version;
  }

  /** True when something was skipped that may have been an event. */
  get lossy(): boolean {
    return this.lost;
  }

  /**
   * Reads a part of the answer, giving way to other work when there is much.
   *
   * @throws ClusterFailure when the API server reports an error
   */
  async read(chunk: Uint8Array): Promise<void> {
    try {
      for (const line of this.splitter.push(chunk)) {
        this.take(parseLine(this.collection, line));
        if (this.slice.isOver) {
          this.deliver();
          await this.slice.giveWay();
        }
      }
    } finally {
      this.deliver();
    }
    const skipped = this.splitter.takeSkipped();
    if (skipped > 0) {
      this.lost = true;
      this.listener.onBroken(skipped);
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

  private take(parsed: Parsed): void {
    switch (parsed.type) {
      case 'object': {
        const { deleted, object } = parsed;
        this.inputs.push({ type: deleted ? 'deleted' : 'changed', object });
        this.version = object.resourceVersion;
        this.understood += 1;
        this.broken += object.kept === 'broken' ? 1 : 0;
        break;
      }
      case 'bookmark':
        this.version = parsed.resourceVersion;
        this.understood += 1;
        break;
      default:
        this.broken += 1;
        this.lost = true;
    }
  }

  private deliver(): void {
    const { inputs, understood, broken } = this;
    this.inputs = [];
    this.understood = 0;
    this.broken = 0;
    if (understood > 0) {
      this.progressed = true;
      this.listener.onInputs(inputs, this.version);
    }
    if (broken > 0) {
      this.listener.onBroken(broken);
    }
  }
}
