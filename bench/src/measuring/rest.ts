import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds that are looked at. */
const window = 300;

/** Part of them in which there may still be something to do. */
const allowed = 0.1;

/** Milliseconds after which a process that is never at rest is measured as it is. */
const patience = 20_000;

/** Milliseconds, longer than what is written behind waits. */
const settling = 1_500;

/**
 * Waits until this process has next to nothing left to do.
 *
 * @internal
 */
export async function rest(): Promise<void> {
  await setTimeout(settling);
  const end = performance.now() + patience;
  let utilization = 1;
  while (utilization >= allowed && performance.now() < end) {
    const before = performance.eventLoopUtilization();
    await setTimeout(window);
    ({ utilization } = performance.eventLoopUtilization(before));
  }
}
