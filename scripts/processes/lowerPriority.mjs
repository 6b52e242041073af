import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets a process, and all that it starts from now on, stand back for others. Without effect on a process
 * that is gone already.
 *
 * @param {number} processId - of a process that leads a session of its own
 * @param {number} niceness - from 0, as important as any other, to 19
 */
export function lowerPriority(processId, niceness) {
  try {
    setPriority(processId, niceness);
    // Linux may share the processors out between sessions first; the priority
    // of a process then counts within its session alone.
    writeFileSync(`/proc/${processId}/autogroup`, String(niceness));
  } catch {
    // It has ended, or this system has no such thing.
  }
}
