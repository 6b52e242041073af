import { explainFileProblem } from '../bootstrap/explainFileProblem.mjs';
import { fileProblemIn } from '../bootstrap/fileProblemIn.mjs';

/**
 * Watches the output of a running portal for a disk that is full. What plugins say of it is long and names no folder.
 *
 * @param {string} state - folder with the state of the portal
 * @returns {(line: string) => string | undefined} to be asked for each line; says what to do once
 */
export function diskWarning(state) {
  let isTold = false;
  return line => {
    const code = isTold ? undefined : fileProblemIn(line)?.code;
    if (code !== 'ENOSPC' && code !== 'EDQUOT') {
      return undefined;
    }
    isTold = true;
    return explainFileProblem({ code, file: state });
  };
}
