import {
  deriveStatus,
  EventObject,
  InstallationObjects,
  ProviderObject,
  rememberAttempts,
} from '@openmcp/backstage-plugin-openmcp-common';
import { Clock } from '../timing';
import { AttemptMemory } from './attempts';
import { deriveUnreadable } from './deriveUnreadable';
import { InstallationEntry } from './InstallationEntry';
import { DerivedInstallation } from './InstallationSnapshot';
import { OwnedObject } from './OwnedObject';

/**
 * Derives the status of the installations of one cluster from their objects and
 * the remembered init attempts.
 *
 * @internal
 */
export class InstallationDeriver {
  /** Kinds that cannot be read, which makes every status partial. */
  unreadKinds: string[] = [];
  /** Uids of provider objects of which nothing was understood but which they are. */
  private readonly unreadable = new Set<string>();

  constructor(
    private readonly options: {
      cluster: string;
      memory: AttemptMemory;
      clock: Clock;
      eventsOf: (entry: InstallationEntry) => EventObject[];
      /** Told of what nothing could be derived from. */
      onError: (error: unknown) => void;
    },
  ) {}

  /**
   * Notes whether an object was understood.
   *
   * @returns whether that is another than before
   */
  noteReadability(kept: OwnedObject): boolean {
    const { uid } = kept.object;
    const was = this.unreadable.has(uid);
    const is = kept.type === 'provider' && kept.unreadable === true;
    if (is) {
      this.unreadable.add(uid);
    } else {
      this.unreadable.delete(uid);
    }
    return was !== is;
  }

  /** The object is gone. */
  forgetReadability(uid: string): void {
    this.unreadable.delete(uid);
  }

  /**
   * Attempts are noted with every object and not only when the status is
   * derived: between two of those a failed Job may have come and gone.
   */
  noteAttempts(entry: InstallationEntry, { type }: OwnedObject): void {
    if (entry.provider && (type === 'job' || type === 'pod')) {
      this.recallAttempts(this.collect(entry, entry.provider));
    }
  }

  /** Whatever its objects are like, an installation that is there is shown. */
  derive(
    entry: InstallationEntry,
    provider: ProviderObject,
  ): DerivedInstallation {
    const { liveSpec } = entry;
    const derivedAt = this.options.clock.now();
    if (!this.unreadable.has(provider.uid)) {
      try {
        const objects = this.collect(entry, provider);
        const attempts = this.recallAttempts(objects);
        const status = deriveStatus(objects, attempts, new Date(derivedAt));
        return { objects, status, derivedAt, liveSpec };
      } catch (error) {
        this.options.onError(error);
      }
    }
    return { ...deriveUnreadable(provider, derivedAt), liveSpec };
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
    entry: InstallationEntry,
    provider: ProviderObject,
  ): InstallationObjects {
    return {
      provider,
      jobs: entry.jobs,
      deployments: entry.deployments,
      pods: entry.pods,
      events: this.options.eventsOf(entry),
      unreadKinds: this.unreadKinds,
    };
  }
}
