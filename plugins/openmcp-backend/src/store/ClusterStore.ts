import { isDeepStrictEqual } from 'node:util';
import {
  InstallationKind,
  InstallationReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import { backgroundTurns, Clock, TimeSlice } from '../timing';
import { isSurroundingObject, ObjectChange } from '../watch';
import { AttemptMemory } from './attempts';
import { EventIndex } from './events';
import { Change } from './feed';
import { InstallationDeriver } from './InstallationDeriver';
import { InstallationEntries } from './InstallationEntries';
import {
  findInEntry,
  InstallationEntry,
  isEmptyEntry,
  isSameObject,
  putIntoEntry,
  removeFromEntry,
} from './InstallationEntry';
import {
  createInstallationSnapshot,
  InstallationSnapshot,
  isSameSnapshot,
} from './InstallationSnapshot';
import { ObjectIndex } from './ObjectIndex';
import { installationOfObject, OwnedObject } from './OwnedObject';
import { ReviewTimer } from './ReviewTimer';

/**
 * What a {@link ClusterStore} needs.
 *
 * @internal
 */
export interface ClusterStoreOptions {
  cluster: string;
  memory: AttemptMemory;
  clock: Clock;
  /** Told of what changed, soon after it did and many at once. */
  onChanges: (changes: Change[]) => void;
  /** Told for how many milliseconds states were derived without a pause. */
  onDerived?: (milliseconds: number) => void;
  /** Told of objects that nothing could be derived from; the rest goes on. */
  onError: (error: unknown) => void;
}

/**
 * The installations of one cluster, with the status that follows from their
 * objects. Only what changed is derived anew.
 *
 * @internal
 */
export class ClusterStore {
  private readonly entries = new InstallationEntries();
  private readonly index = new ObjectIndex(this.entries);
  private readonly events = new EventIndex(this.index);
  private readonly dirty = new Set<InstallationEntry>();
  private readonly deriver: InstallationDeriver;
  private flushing = false;
  /** Events may have waited for them. */
  private hasNewObjects = false;
  private closed = false;
  private readonly reviews: ReviewTimer;

  constructor(private readonly options: ClusterStoreOptions) {
    this.reviews = new ReviewTimer(options.clock, () => this.reviewAll());
    this.deriver = new InstallationDeriver({
      ...options,
      eventsOf: entry => this.events.eventsOf(entry),
    });
  }

  /** The current snapshot of an installation, if it is there. */
  get(kind: InstallationKind, name: string): InstallationSnapshot | undefined {
    return this.entries.get({ kind, name })?.snapshot;
  }

  /** The current snapshots of all installations, in no particular order. */
  *list(): Generator<InstallationSnapshot> {
    for (const { snapshot } of this.entries.values()) {
      if (snapshot) {
        yield snapshot;
      }
    }
  }

  /** True while an installation was read that is not listed yet. */
  get isSettling(): boolean {
    for (const { provider, snapshot } of this.dirty) {
      if (provider && !snapshot) {
        return true;
      }
    }
    return false;
  }

  /** Takes over what a watch told. */
  apply(changes: ObjectChange[]): void {
    for (const change of changes) {
      try {
        this.applyChange(change);
      } catch (error) {
        this.options.onError(error);
      }
    }
  }

  /** Says which kinds cannot be read, which makes every status partial. */
  setUnreadKinds(kinds: string[]): void {
    if (!isDeepStrictEqual(kinds, this.deriver.unreadKinds)) {
      this.deriver.unreadKinds = kinds;
      this.rederive();
    }
  }

  /** Derives every status anew, because more is remembered than before. */
  rederive(): void {
    for (const { snapshot } of this.entries.values()) {
      this.markDirty(snapshot);
    }
  }

  /** Ends all timers; nothing is told any more. */
  close(): void {
    this.closed = true;
    this.reviews.close();
    this.dirty.clear();
  }

  private applyChange(change: ObjectChange): void {
    if (change.type === 'remove') {
      this.removeObject(change.uid);
    } else if (!change.kept) {
      // An object that does not concern us any more.
      this.removeObject(change.known.uid);
    } else if (change.kept.type === 'event') {
      this.markDirty(this.events.put(change.kept.object));
    } else if (!isSurroundingObject(change.kept)) {
      this.putObject(change.kept);
    }
  }

  private putObject(kept: OwnedObject): void {
    const { uid } = kept.object;
    const installation = installationOfObject(kept);
    const former = this.index.entryOf(uid);
    const before = former && findInEntry(former, uid);
    const isAsReadable = !this.deriver.noteReadability(kept);
    // Much of what controllers write is nothing that we keep.
    if (before && isAsReadable && isSameObject(before, kept)) {
      return;
    }
    const entry = this.entries.obtain(installation);
    if (before && (former !== entry || before.type !== kept.type)) {
      this.removeObject(uid);
    }
    const predecessor = kept.type === 'provider' && entry.provider;
    if (predecessor && predecessor.uid !== uid) {
      this.removeObject(predecessor.uid);
    }
    putIntoEntry(entry, kept);
    this.index.add(kept, entry);
    if (!before) {
      this.hasNewObjects = true;
    }
    // First of all, so that it is there whatever comes of its attempts.
    this.markDirty(entry);
    this.deriver.noteAttempts(entry, kept);
  }

  private removeObject(uid: string): void {
    const entry = this.index.entryOf(uid);
    const kept = entry && findInEntry(entry, uid);
    if (!kept) {
      this.markDirty(this.events.remove(uid));
      return;
    }
    this.index.remove(kept);
    removeFromEntry(entry, kept);
    this.deriver.forgetReadability(uid);
    if (kept.type === 'provider') {
      this.options.memory.forget(this.options.cluster, uid);
    }
    this.markDirty(entry);
  }

  private markDirty(installation: InstallationReference | undefined): void {
    const entry = installation && this.entries.get(installation);
    if (!entry || this.closed) {
      return;
    }
    this.dirty.add(entry);
    if (!this.flushing) {
      this.flushing = true;
      this.flushSoon();
    }
  }

  private flushSoon(): void {
    backgroundTurns
      .next()
      .then(() => this.flush())
      .catch(error => this.options.onError(error));
  }

  private flush(): void {
    const slice = new TimeSlice();
    const start = this.options.clock.elapsed();
    const changes: Change[] = [];
    this.settleEvents();
    for (const entry of this.dirty) {
      this.dirty.delete(entry);
      try {
        const change = this.derive(entry);
        if (change) {
          changes.push(change);
        }
      } catch (error) {
        this.options.onError(error);
      }
      if (slice.isOver) {
        break;
      }
    }
    this.options.onDerived?.(this.options.clock.elapsed() - start);
    this.flushing = this.dirty.size > 0;
    if (this.flushing) {
      this.flushSoon();
    }
    if (changes.length > 0 && !this.closed) {
      this.options.onChanges(changes);
    }
  }

  private settleEvents(): void {
    if (!this.hasNewObjects) {
      return;
    }
    this.hasNewObjects = false;
    try {
      this.events.settle().forEach(each => this.markDirty(each));
    } catch (error) {
      this.options.onError(error);
    }
  }

  private derive(entry: InstallationEntry): Change | undefined {
    const before = entry.snapshot;
    if (!entry.provider) {
      entry.snapshot = undefined;
      if (isEmptyEntry(entry)) {
        this.entries.delete(entry);
      }
      return before && this.describeChange(entry, true);
    }
    const derived = this.deriver.derive(entry, entry.provider);
    this.reviews.schedule(derived.status.reviewAt);
    if (before && isSameSnapshot(before, derived)) {
      return undefined;
    }
    entry.snapshot = createInstallationSnapshot(
      this.options.cluster,
      entry,
      derived,
    );
    return this.describeChange(entry, false);
  }

  private describeChange(
    { kind, name }: InstallationReference,
    removed: boolean,
  ): Change {
    const { cluster } = this.options;
    return { type: 'installation', cluster, kind, name, removed };
  }

  private reviewAll(): void {
    const now = this.options.clock.now();
    for (const { snapshot } of this.entries.values()) {
      const reviewAt = snapshot?.status.reviewAt;
      if (reviewAt === undefined) {
        continue;
      }
      if (Date.parse(reviewAt) <= now) {
        this.markDirty(snapshot);
      } else {
        this.reviews.schedule(reviewAt);
      }
    }
  }
}
