import { isDeepStrictEqual } from 'node:util';
import {
  isSurroundingObject,
  ObjectChange,
  SurroundingObject,
  WantedKind,
} from '../../watch';
import { createSurroundings, noSurroundings } from './createSurroundings';
import { Surroundings } from './Surroundings';

type ObjectType = Pick<WantedKind, 'kind' | 'group'>;

/**
 * What is around the installations of one cluster. It is put together when
 * somebody asks for it, and no more often than it changes.
 *
 * @internal
 */
export class SurroundingsStore {
  /** By group and kind, then by namespace and name. */
  private readonly objects = new Map<string, Map<string, SurroundingObject>>();
  private known = noSurroundings;
  private told = noSurroundings;
  private dirty = false;
  private telling = false;
  private closed = false;

  /**
   * @param onChange - told when rules may see something else than before, soon
   *   after it happened and once for many changes
   */
  constructor(private readonly onChange: () => void) {}

  /** As it is at this moment. */
  get current(): Surroundings {
    if (this.dirty) {
      this.dirty = false;
      this.known = createSurroundings(this.all(), this.known);
    }
    return this.known;
  }

  /** How many objects of a kind are there. */
  count(type: ObjectType): number {
    return this.objects.get(keyOf(type))?.size ?? 0;
  }

  /** Takes over what a watch told of a kind. */
  apply(type: ObjectType, changes: readonly ObjectChange[]): void {
    const key = keyOf(type);
    const known = this.objects.get(key) ?? new Map<string, SurroundingObject>();
    this.objects.set(key, known);
    for (const change of changes) {
      const before = known.get(change.key);
      const kept = change.type === 'put' ? change.kept : undefined;
      if (kept && isSurroundingObject(kept)) {
        // Most of what is written into these objects is nothing that is kept.
        if (!isDeepStrictEqual(before, kept)) {
          known.set(change.key, kept);
          this.markDirty();
        }
      } else if (known.delete(change.key)) {
        this.markDirty();
      }
    }
  }

  /** Forgets the objects of a kind that is not watched any more. */
  forget(type: ObjectType): void {
    if (this.objects.delete(keyOf(type))) {
      this.markDirty();
    }
  }

  /** Nothing is told any more. */
  close(): void {
    this.closed = true;
  }

  private markDirty(): void {
    this.dirty = true;
    if (!this.telling) {
      this.telling = true;
      setImmediate(() => this.tell());
    }
  }

  private tell(): void {
    this.telling = false;
    const { current } = this;
    if (current !== this.told && !this.closed) {
      this.told = current;
      this.onChange();
    }
  }

  private *all(): Generator<SurroundingObject> {
    for (const objects of this.objects.values()) {
      yield* objects.values();
    }
  }
}

function keyOf({ group, kind }: ObjectType): string {
  return `${group}/${kind}`;
}
