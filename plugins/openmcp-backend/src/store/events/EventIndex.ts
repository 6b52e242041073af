import {
  EventObject,
  InstallationReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  installationOfEvent,
  KnownInstallations,
} from '@openmcp/backstage-plugin-openmcp-common/watched-objects';
import { installationKey } from '../installationKey';

/** Events that are kept of one installation. */
const eventsPerInstallation = 50;
/** Events that are kept although nothing they speak of is known yet. */
const waitingEvents = 1_000;

function timeOf(event: EventObject): number {
  return Date.parse(event.lastTime ?? event.firstTime ?? '') || 0;
}

/**
 * Newest first. Times are whole seconds, so many are the same; the rest makes the
 * order that of every backend process, whatever came first to it.
 */
function isBefore(event: EventObject, other: EventObject): boolean {
  const difference = timeOf(event) - timeOf(other);
  return difference > 0 || (difference === 0 && event.uid < other.uid);
}

/** For installations without events. */
const none: EventObject[] = [];

/**
 * Keeps the last events of every installation. An event may come before the
 * object that it speaks of; it then waits for it.
 *
 * @internal
 */
export class EventIndex {
  /** Newest first; a list is never changed but replaced. */
  private readonly byInstallation = new Map<string, EventObject[]>();
  private readonly homes = new Map<string, InstallationReference>();
  private readonly waiting = new Map<string, EventObject>();

  constructor(private readonly known: KnownInstallations) {}

  /** Events of an installation, newest first. */
  eventsOf(installation: InstallationReference): EventObject[] {
    return this.byInstallation.size === 0
      ? none
      : this.listOf(installationKey(installation));
  }

  /**
   * @returns the installation whose events changed
   */
  put(event: EventObject): InstallationReference | undefined {
    const installation =
      this.homes.get(event.uid) ?? installationOfEvent(event, this.known);
    if (!installation) {
      this.waiting.set(event.uid, event);
      this.dropOldestWaiting();
      return undefined;
    }
    this.waiting.delete(event.uid);
    this.keep(event, installation);
    return installation;
  }

  /**
   * @returns the installation whose events changed
   */
  remove(uid: string): InstallationReference | undefined {
    this.waiting.delete(uid);
    const installation = this.homes.get(uid);
    if (installation) {
      this.homes.delete(uid);
      const key = installationKey(installation);
      const rest = this.listOf(key).filter(event => event.uid !== uid);
      if (rest.length > 0) {
        // Copied, because what was filtered has room for more.
        this.byInstallation.set(key, rest.slice());
      } else {
        this.byInstallation.delete(key);
      }
    }
    return installation;
  }

  /**
   * Objects became known: takes the events that waited for them. All that wait are
   * looked at, so that it is better done once for many objects: most may wait for
   * ever, because they speak of nothing that is watched.
   *
   * @returns the installations whose events changed
   */
  settle(): InstallationReference[] {
    const settled: InstallationReference[] = [];
    for (const event of this.waiting.values()) {
      const found = installationOfEvent(event, this.known);
      if (found) {
        this.waiting.delete(event.uid);
        this.keep(event, found);
        settled.push(found);
      }
    }
    return settled;
  }

  private listOf(key: string): EventObject[] {
    return this.byInstallation.get(key) ?? none;
  }

  private keep(event: EventObject, installation: InstallationReference): void {
    const key = installationKey(installation);
    const others = this.listOf(key).filter(({ uid }) => uid !== event.uid);
    const place = others.findIndex(other => isBefore(event, other));
    const events = others.toSpliced(
      place < 0 ? others.length : place,
      0,
      event,
    );
    this.homes.set(event.uid, installation);
    for (const { uid } of events.slice(eventsPerInstallation)) {
      this.homes.delete(uid);
    }
    this.byInstallation.set(key, events.slice(0, eventsPerInstallation));
  }

  private dropOldestWaiting(): void {
    for (const uid of this.waiting.keys()) {
      if (this.waiting.size <= waitingEvents) {
        break;
      }
      this.waiting.delete(uid);
    }
  }
}
