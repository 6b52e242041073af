import { backgroundTurns, TimeSlice } from '../../timing';
import { isOlderVersion } from './isOlderVersion';
import { KnownVersions } from './KnownVersions';
import { ObservedObject } from './ObservedObject';
import {
  ObjectChange,
  ObjectInput,
  reduceObjects,
  rememberChanges,
} from './reduceObjects';

/** Changes that are told at once. */
const portion = 200;

/**
 * What is known of the objects of one collection, and what follows from what the
 * API server says.
 *
 * @internal
 */
export class KnownObjects {
  private readonly known = new KnownVersions();
  private version = '';
  /** Keys of objects that are there and that nothing is known of. */
  private unknown?: Set<string>;
  private unidentified = 0;

  constructor(private readonly onChanges: (changes: ObjectChange[]) => void) {}

  /** How many objects are known. */
  get size(): number {
    return this.known.size;
  }

  /** True when every object that is there is known. */
  get isComplete(): boolean {
    return this.unidentified === 0 && !this.unknown?.size;
  }

  /**
   * Whatever is told of the objects next counts, because they are read otherwise
   * than before.
   */
  forgetVersions(): void {
    this.version = '';
    this.known.forgetVersions();
  }

  /** Takes over events, in their order. */
  takeInputs(inputs: ObjectInput[], resourceVersion: string): void {
    for (const input of inputs) {
      this.tell(reduceObjects(this.known, input));
      if (input.type !== 'listed') {
        this.noteUnknown(input.object, input.type === 'deleted');
      }
    }
    this.version = resourceVersion;
  }

  /**
   * Takes over a whole list. What follows from a long one is told in portions, so
   * that other work of the process goes on.
   *
   * @param unidentified - so many more are there, of which it cannot be told which
   *   they are; default 0
   */
  async takeList(
    objects: ObservedObject[],
    resourceVersion: string,
    unidentified: number = 0,
  ): Promise<void> {
    if (isOlderVersion(resourceVersion, this.version)) {
      // The cluster was set back, for instance to a backup: the same version
      // may stand for something else than before.
      this.forgetVersions();
    }
    this.version = resourceVersion;
    const slice = new TimeSlice(backgroundTurns);
    const changes = reduceObjects(this.known, {
      type: 'listed',
      objects,
      unidentified,
    });
    this.unidentified = unidentified;
    this.unknown = undefined;
    for (let start = 0; start < changes.length; start += portion) {
      this.tell(changes.slice(start, start + portion));
      await slice.giveWay();
    }
    for (const object of objects) {
      this.noteUnknown(object, false);
    }
  }

  private noteUnknown(
    { key, uid, kept }: ObservedObject,
    isDeleted: boolean,
  ): void {
    const isUnknown =
      kept === 'broken' && !isDeleted && this.known.get(key)?.uid !== uid;
    if (isUnknown) {
      this.unknown ??= new Set();
      this.unknown.add(key);
    } else {
      this.unknown?.delete(key);
    }
  }

  private tell(changes: ObjectChange[]): void {
    if (changes.length > 0) {
      rememberChanges(this.known, changes);
      this.onChanges(changes);
    }
  }
}
