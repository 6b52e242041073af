import { LoggerService } from '@backstage/backend-plugin-api';
import { SignalsService } from '@backstage/plugin-signals-node';
import {
  OPENMCP_SIGNAL_CHANNEL,
  OpenmcpSignal,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ChangeFeed } from '../store';
import { Clock } from '../timing';

/** Shortest time between two signals, in milliseconds. */
const shortestInterval = 500;
/**
 * Longest time between two signals, in milliseconds. A browser is not told when
 * its connection is lost, nor what it missed meanwhile: the repeated revision
 * proves the one and shows the other.
 */
const longestInterval = 10_000;

/**
 * What {@link ChangeSignals} needs.
 *
 * @internal
 */
export interface ChangeSignalsOptions {
  feed: ChangeFeed;
  signals: SignalsService;
  logger: LoggerService;
  clock: Clock;
}

/**
 * Tells every signed-in browser that there is something new, at once and then at
 * most twice a second, and repeats itself while nothing changes. A signal goes to everyone and thus holds the revision and
 * nothing else; what changed is asked for through the routes, which look at
 * permissions.
 *
 * @internal
 */
export class ChangeSignals {
  private unsubscribe: () => void = () => {};
  private cancelTimer: () => void = () => {};
  private resting = false;
  private failureTold = false;

  constructor(private readonly options: ChangeSignalsOptions) {}

  start(): void {
    this.unsubscribe = this.options.feed.subscribe(() => this.publish());
    this.waitForRepetition();
  }

  stop(): void {
    this.unsubscribe();
    this.cancelTimer();
    this.resting = false;
  }

  private publish(): void {
    if (this.resting) {
      return;
    }
    const { revision } = this.options.feed;
    this.resting = true;
    this.cancelTimer();
    this.cancelTimer = this.options.clock.after(shortestInterval, () => {
      this.resting = false;
      if (this.options.feed.revision === revision) {
        this.waitForRepetition();
      } else {
        this.publish();
      }
    });
    this.send({ revision });
  }

  private waitForRepetition(): void {
    this.cancelTimer = this.options.clock.after(
      longestInterval - shortestInterval,
      () => this.publish(),
    );
  }

  private async send(message: OpenmcpSignal): Promise<void> {
    try {
      await this.options.signals.publish({
        recipients: { type: 'broadcast' },
        channel: OPENMCP_SIGNAL_CHANNEL,
        message,
      });
    } catch {
      // Browsers ask from time to time anyway; they only learn of it later.
      if (!this.failureTold) {
        this.failureTold = true;
        this.options.logger.warn('Signals cannot be published');
      }
    }
  }
}
