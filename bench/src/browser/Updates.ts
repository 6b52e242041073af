import type { ClusterWriter } from '../clusters/ClusterWriter';

const perSecond = 10;

/**
 * Changes services one after the other, ten in a second, on all clusters in turn.
 *
 * @internal
 */
export class Updates {
  private count = 0;
  private failure?: unknown;
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly writers: readonly ClusterWriter[],
    private readonly services: number,
  ) {
    this.timer = setInterval(() => this.change(), 1_000 / perSecond);
  }

  /** @param services - how many each cluster has */
  static start(writers: readonly ClusterWriter[], services: number): Updates {
    return new Updates(writers, services);
  }

  /** @throws Error when a change was refused */
  stop(): void {
    clearInterval(this.timer);
    if (this.failure) {
      throw this.failure;
    }
  }

  private change(): void {
    const index = this.count++;
    const writer = this.writers[index % this.writers.length];
    // Far from each other, as they are on a day of changes everywhere.
    writer
      .changeService((index * 37) % this.services, `v2.0.${index}`)
      .catch(error => {
        this.failure ??= error;
      });
  }
}
