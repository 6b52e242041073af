import { KnownObjects, ObjectChange } from '../objects';

/**
 * Where objects of a kind are looked for, and what is known of them there.
 *
 * @internal
 */
export class KindPlace {
  readonly known: KnownObjects;
  /** When they were last known to be as they are kept, if they ever were. */
  asOf?: number;

  /**
   * @param namespace - undefined for the whole cluster
   */
  constructor(
    readonly namespace: string | undefined,
    onChanges: (changes: ObjectChange[]) => void,
  ) {
    this.known = new KnownObjects(onChanges);
  }

  /** There are no objects of the kind, because there is no such kind. */
  async clear(asOf: number): Promise<void> {
    await this.known.takeList([], '');
    this.asOf = asOf;
  }
}
