import {
  EventObject,
  InstallationReference,
  installationOfEvent,
  KnownInstallations,
} from '@openmcp/backstage-plugin-openmcp-common';
import { installationKey } from '../installationKey';

/** Events that are kept of one installation. */
const eventsPerInstallation = 50;
/** Events that are kept although nothing they speak of is known yet. */
const waitingEvents = 1_000;

function timeOf(event: EventObject): number {
  return Date.parse(event.lastTime ?? event.firstTime ?? '') || 0;
}

/**
 * Keeps the last events of every installation. An event may come before the
 * object that it speaks of; it then waits for it.
 *
 * @internal
 */
export class EventIndex {
  private readonly byInstallation = new Map<string, Map<string, EventObject>>();
  private readonly homes = new Map<string, InstallationReference>();
  private readonly waiting = new Map<string, EventObject>();

  constructor(private readonly known: KnownInstallations) {}

  /** Events of an installation, newest first. */
  eventsOf(installation: InstallationReference): EventObject[] {
    const events = this.byInstallation.get(installationKey(installation));
    return events
      ? [...events.values()].sort((a, b) => timeOf(b) - timeOf(a))
      : [];
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
      const events = this.byInstallation.get(key);
      events?.delete(uid);
      if (events?.size === 0) {
        this.byInstallation.delete(key);
      }
    }
    return installation;
  }

  /**
   * An object of an installation became known: takes the events that waited.
   *
   * @returns true when there were any
   */
  settle(installation: InstallationReference): boolean {
    const key = installationKey(installation);
    let settled = false;
    for (const event of this.waiting.values()) {
      const found = installationOfEvent(event, this.known);
      if (found && installationKey(found) === key) {
        this.waiting.delete(event.uid);
        this.keep(event, found);
        settled = true;
      }
    }
    return settled;
  }

  private keep(event: EventObject, installation: InstallationReference): void {
    const key = installationKey(installation);
    const events = this.byInstallation.get(key) ?? new Map();
    this.byInstallation.set(key, events);
    events.set(event.uid, event);
    this.homes.set(event.uid, installation);
    if (events.size > eventsPerInstallation) {
      const oldest = [...events.values()].reduce((a, b) =>
        timeOf(b) < timeOf(a) ? b : a,
      );
      events.delete(oldest.uid);
      this.homes.delete(oldest.uid);
    }
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
