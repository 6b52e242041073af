import { readFileSync } from 'node:fs';
import { isAlive } from '../bootstrap/isAlive.mjs';

/**
 * Whether a process runs. One that has ended and that nobody has waited for yet does not.
 *
 * @param {number} processId
 */
export function isRunning(processId) {
  try {
    return !/^State:\s+Z/m.test(
      readFileSync(`/proc/${processId}/status`, 'utf8'),
    );
  } catch {
    return process.platform !== 'linux' && isAlive(processId);
  }
}
