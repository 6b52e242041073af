import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds that are looked at. */
const window = 300;

/** Part of them in which there may still be something to do. */
const allowed = 0.05;

/** Milliseconds, longer than what is written behind waits. */
const settling = 1_500;

/**
 * Waits until this process has next to nothing left to do.
 *
 * @internal
 */
export async function rest(): Promise<void> {
  await setTimeout(settling);
  let utilization = 1;
  while (utilization >= allowed) {
    const before = performance.eventLoopUtilization();
    await setTimeout(window);
    ({ utilization } = performance.eventLoopUtilization(before));
  }
}
