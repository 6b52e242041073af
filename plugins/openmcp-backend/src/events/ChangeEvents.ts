import { LoggerService } from '@backstage/backend-plugin-api';
import { EventsService } from '@backstage/plugin-events-node';
import {
  OPENMCP_CHANGES_TOPIC,
  OpenmcpChange,
  OpenmcpChangesEvent,
} from '@openmcp/backstage-plugin-openmcp-common';
import { Change, ChangeFeed } from '../store';
import { Clock } from '../timing';

/** Shortest time between two events, in milliseconds. */
const shortestInterval = 500;
/** Most changes in one event; the rest follows with the next. */
const mostChanges = 1000;

/**
 * What {@link ChangeEvents} needs.
 *
 * @internal
 */
export interface ChangeEventsOptions {
  feed: ChangeFeed;
  events: EventsService;
  logger: LoggerService;
  clock: Clock;
}

function keyOf(change: OpenmcpChange): string {
  return change.type === 'cluster'
    ? change.cluster
    : `${change.cluster}/${change.kind}/${change.name}`;
}

/**
 * Tells other plugins what changed, at once and then at most twice a second. Of
 * several changes of one thing the last one is told. Events go to plugins alone
 * and never to browsers, so they name what changed.
 *
 * @internal
 */
export class ChangeEvents {
  private readonly pending = new Map<string, OpenmcpChange>();
  private unsubscribe: () => void = () => {};
  private cancelTimer: () => void = () => {};
  private resting = false;
  private failureTold = false;

  constructor(private readonly options: ChangeEventsOptions) {}

  start(): void {
    this.unsubscribe = this.options.feed.subscribe(changes =>
      this.add(changes),
    );
  }

  stop(): void {
    this.unsubscribe();
    this.cancelTimer();
    this.resting = false;
    this.pending.clear();
  }

  private add(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.type !== 'catalog') {
        this.pending.set(keyOf(change), change);
      }
    }
    if (!this.resting) {
      this.publish();
    }
  }

  private publish(): void {
    if (this.pending.size === 0) {
      return;
    }
    const entries = [...this.pending].slice(0, mostChanges);
    for (const [key] of entries) {
      this.pending.delete(key);
    }
    this.resting = true;
    this.cancelTimer = this.options.clock.after(shortestInterval, () => {
      this.resting = false;
      this.publish();
    });
    this.send({ changes: entries.map(([, change]) => change) });
  }

  private async send(eventPayload: OpenmcpChangesEvent): Promise<void> {
    try {
      await this.options.events.publish({
        topic: OPENMCP_CHANGES_TOPIC,
        eventPayload,
      });
    } catch {
      // They are hints: who listens asks from time to time anyway.
      if (!this.failureTold) {
        this.failureTold = true;
        this.options.logger.warn('Events about changes cannot be published');
      }
    }
  }
}
