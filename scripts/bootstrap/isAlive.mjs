/**
 * Whether a process exists, be it ours or another person's.
 *
 * @param {number} processId
 */
export function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
