import { createApiRef } from '@backstage/frontend-plugin-api';

/**
 * Tells the time as the portal backend sees it, so that ages do not depend on
 * the clock of the reader's machine.
 *
 * @public
 */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * Reference of {@link ServerClock}.
 *
 * @public
 */
export const serverClockApiRef = createApiRef<ServerClock>().with({
  id: 'plugin.openmcp.server-clock',
  pluginId: 'openmcp',
});

/** The `Date` header has whole seconds; smaller differences mean nothing. */
const RESOLUTION_MILLISECONDS = 2_000;

/**
 * A {@link ServerClock} that learns from the `Date` header of answers. Until it
 * has seen one, and where the browser hides the header (answers of another
 * origin), it shows the browser's time.
 *
 * @internal
 */
export class ObservedServerClock implements ServerClock {
  private offset = 0;

  constructor(private readonly localNow: () => number = Date.now) {}

  now(): number {
    return this.localNow() + this.offset;
  }

  /**
   * Wraps a fetch function so that every answer sets the clock.
   */
  observe(fetchFunction: typeof fetch): typeof fetch {
    return async (input, init) => {
      const sentAt = this.localNow();
      const response = await fetchFunction(input, init);
      this.set(response.headers.get('Date'), sentAt, this.localNow());
      return response;
    };
  }

  private set(date: string | null, sentAt: number, receivedAt: number) {
    const serverTime = date ? Date.parse(date) : NaN;
    if (Number.isNaN(serverTime)) {
      return;
    }
    const difference = serverTime - (sentAt + receivedAt) / 2;
    this.offset =
      Math.abs(difference) > RESOLUTION_MILLISECONDS ? difference : 0;
  }
}
