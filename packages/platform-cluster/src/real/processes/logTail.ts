import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const bytesLookedAt = 16 * 1024;

/**
 * Reads the end of a log file. Neither a long file nor a long line makes the
 * answer long.
 *
 * @param file - path of the log
 * @param lines - how many lines at most; default 15
 * @returns the lines, or a note that there are none
 * @internal
 */
export function logTail(file: string, lines: number = 15): string {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return '(no output)';
  }
  try {
    const { size } = fstatSync(descriptor);
    const buffer = Buffer.alloc(Math.min(size, bytesLookedAt));
    readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
    const text = buffer
      .toString('utf8')
      .split('\n')
      .filter(line => line.trim() !== '')
      .slice(-lines)
      .map(line => (line.length > 400 ? `${line.slice(0, 400)}…` : line))
      .join('\n');
    return text || '(no output)';
  } finally {
    closeSync(descriptor);
  }
}
