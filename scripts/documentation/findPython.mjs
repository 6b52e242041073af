import { spawnSync } from 'node:child_process';

const PROBE = `
import sys, venv, ensurepip
sys.exit(0 if sys.version_info >= (3, 10) else 1)
`;

/** What has to be installed where there is none, for people. */
export const NEEDED_PYTHON =
  'Python 3.10 or later with venv (on Debian and Ubuntu: python3 and python3-venv)';

/**
 * A Python that can build the documentation.
 *
 * @param {string[]} [candidates] - programs that are tried, in order
 * @returns {string | undefined} the program, or nothing where there is none
 */
export function findPython(candidates = ['python3', 'python']) {
  return candidates.find(
    program =>
      spawnSync(program, ['-c', PROBE], { stdio: 'ignore', timeout: 20_000 })
        .status === 0,
  );
}
