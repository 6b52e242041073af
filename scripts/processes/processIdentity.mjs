import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a process from an earlier or a later one with the same process id: when it was started. Ids come again, in
 * a container that is started anew even at once.
 *
 * @param {number} processId
 * @returns {string | undefined} nothing where there is no such process, or this machine does not tell
 */
export function processIdentity(processId) {
  if (process.platform === 'linux') {
    return identityFromProc(processId);
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', `${processId}`], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return stdout?.trim().replace(/\s+/g, '-') || undefined;
}

function identityFromProc(processId) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold blanks; the start is the 22nd field of the line.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return `${boot}-${fields[19]}`;
  } catch {
    return undefined;
  }
}
