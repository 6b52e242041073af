import { isDeepStrictEqual } from 'node:util';
import {
  deriveStatus,
  InstallationKind,
  InstallationObjects,
  InstallationReference,
  rememberAttempts,
} from '@openmcp/backstage-plugin-openmcp-common';
import { backgroundTurns, Clock, TimeSlice } from '../timing';
import { isSurroundingObject, ObjectChange } from '../watch';
import { AttemptMemory } from './attempts';
import { EventIndex } from './events';
import { Change } from './feed';
import {
  createInstallationEntry,
  InstallationEntry,
  isEmptyEntry,
  putIntoEntry,
  removeFromEntry,
} from './InstallationEntry';
import { installationKey } from './installationKey';
import { InstallationSnapshot } from './InstallationSnapshot';
import { ObjectIndex } from './ObjectIndex';
import { installationOfObject, OwnedObject, uidsOf } from './OwnedObject';
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
  private readonly entries = new Map<string, InstallationEntry>();
  private readonly objects = new Map<string, OwnedObject>();
  private readonly index = new ObjectIndex();
  private readonly events = new EventIndex(this.index);
  private readonly dirty = new Map<string, InstallationReference>();
  private unreadKinds: string[] = [];
  private flushing = false;
  private closed = false;
  private readonly reviews: ReviewTimer;

  constructor(private readonly options: ClusterStoreOptions) {
    this.reviews = new ReviewTimer(options.clock, () => this.reviewAll());
  }

  /** The current snapshot of an installation, if it is there. */
  get(kind: InstallationKind, name: string): InstallationSnapshot | undefined {
    return this.entries.get(installationKey({ kind, name }))?.snapshot;
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
    for (const key of this.dirty.keys()) {
      const entry = this.entries.get(key);
      if (entry?.provider && !entry.snapshot) {
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
    if (isDeepStrictEqual(kinds, this.unreadKinds)) {
      return;
    }
    this.unreadKinds = kinds;
    this.rederive();
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
    const before = this.objects.get(uid);
    // Much of what controllers write is nothing that we keep.
    if (before && isDeepStrictEqual(before, kept)) {
      return;
    }
    const installation = installationOfObject(kept);
    if (before) {
      const former = installationOfObject(before);
      if (installationKey(former) !== installationKey(installation)) {
        this.removeObject(uid);
      }
    }
    this.objects.set(uid, kept);
    const key = installationKey(installation);
    const entry = this.entries.get(key) ?? createInstallationEntry();
    this.entries.set(key, entry);
    putIntoEntry(entry, kept);
    this.index.add(uidsOf(kept), installation);
    if (kept.type === 'provider') {
      this.index.addName(installation);
    }
    if (!before) {
      this.events.settle(installation);
    }
    this.noteAttempts(installation, entry, kept);
    this.markDirty(installation);
  }

  private removeObject(uid: string): void {
    const kept = this.objects.get(uid);
    if (!kept) {
      this.markDirty(this.events.remove(uid));
      return;
    }
    const installation = installationOfObject(kept);
    const key = installationKey(installation);
    const entry = this.entries.get(key);
    this.objects.delete(uid);
    this.index.remove(uidsOf(kept));
    if (entry) {
      removeFromEntry(entry, kept);
    }
    if (kept.type === 'provider' && !entry?.provider) {
      this.index.removeName(installation);
      this.options.memory.forget(this.options.cluster, uid);
    }
    this.markDirty(installation);
  }

  /**
   * Attempts are noted with every object and not only when the status is
   * derived: between two of those a failed Job may have come and gone.
   */
  private noteAttempts(
    installation: InstallationReference,
    entry: InstallationEntry,
    { type }: OwnedObject,
  ): void {
    if (entry.provider && (type === 'job' || type === 'pod')) {
      this.recallAttempts(this.collect(installation, entry.provider, entry));
    }
  }

  private recallAttempts(objects: InstallationObjects) {
    const { cluster, memory } = this.options;
    const before = memory.recall(cluster, objects.provider.uid);
    const after = rememberAttempts(objects, before);
    if (after && after !== before) {
      memory.remember(cluster, after);
    }
    return after;
  }

  private collect(
    installation: InstallationReference,
    provider: NonNullable<InstallationEntry['provider']>,
    entry: InstallationEntry,
  ): InstallationObjects {
    return {
      provider,
      jobs: entry.jobs,
      deployments: entry.deployments,
      pods: entry.pods,
      events: this.events.eventsOf(installation),
      unreadKinds: this.unreadKinds,
    };
  }

  private markDirty(installation: InstallationReference | undefined): void {
    if (!installation || this.closed) {
      return;
    }
    const { kind, name } = installation;
    this.dirty.set(installationKey(installation), { kind, name });
    if (!this.flushing) {
      this.flushing = true;
      this.flushSoon();
    }
  }

  private flushSoon(): void {
    backgroundTurns.next().then(() => this.flush());
  }

  private flush(): void {
    const slice = new TimeSlice();
    const start = this.options.clock.elapsed();
    const changes: Change[] = [];
    for (const [key, installation] of this.dirty) {
      this.dirty.delete(key);
      try {
        const change = this.derive(key, installation);
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

  private derive(
    key: string,
    installation: InstallationReference,
  ): Change | undefined {
    const entry = this.entries.get(key);
    const before = entry?.snapshot;
    if (!entry) {
      return undefined;
    }
    const { cluster, clock } = this.options;
    const { kind, name } = installation;
    const change = (removed: boolean): Change => ({
      type: 'installation',
      cluster,
      kind,
      name,
      removed,
    });
    if (!entry.provider) {
      entry.snapshot = undefined;
      if (isEmptyEntry(entry)) {
        this.entries.delete(key);
      }
      return before && change(true);
    }
    const objects = this.collect(installation, entry.provider, entry);
    const attempts = this.recallAttempts(objects);
    const status = deriveStatus(objects, attempts, new Date(clock.now()));
    this.reviews.schedule(status.reviewAt);
    if (
      before &&
      isDeepStrictEqual(before.objects, objects) &&
      isDeepStrictEqual(before.status, status) &&
      before.liveSpec === entry.liveSpec
    ) {
      return undefined;
    }
    entry.snapshot = Object.freeze({
      cluster,
      kind,
      name,
      objects,
      status,
      liveSpec: entry.liveSpec,
    });
    return change(false);
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
