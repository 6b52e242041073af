import { availableParallelism, totalmem } from 'node:os';

const GIBIBYTE = 1024 ** 3;
/** Compiler and unit tests on the one side; two platform clusters, a portal and a browser on the other. */
const MEMORY_OF_TWO_LANES = 7 * GIBIBYTE;

/**
 * Whether a machine is large enough for both lanes of the pipeline at once: what they need in memory, and
 * a processor for each.
 *
 * @param {{processors: number, memory: number}} [machine] - default: what this process may use of this one, in bytes
 * @returns {boolean}
 */
export function hasRoomForTwoLanes(machine = thisMachine()) {
  return machine.processors >= 2 && machine.memory >= MEMORY_OF_TWO_LANES;
}

function thisMachine() {
  // A container may be given less than there is; without a limit this is 0 or beyond any memory.
  const limit = process.constrainedMemory() || Infinity;
  return {
    processors: availableParallelism(),
    memory: Math.min(totalmem(), limit),
  };
}
