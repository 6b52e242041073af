import { pipelineSteps } from '../pipeline/steps.mjs';

// What each command of the repository takes after `--`.
const OPTIONS = {
  start: ['real', 'port', 'backend-port', 'clusters', 'watch', 'help'],
  test: ['full', 'only', 'one-lane'],
  'test:full': ['only', 'one-lane'],
  bench: ['only', 'rounds'],
  'platform-cluster': [
    'real',
    'clusters',
    'state-directory',
    'no-seed',
    'end-with-parent',
  ],
};

/**
 * What is wrong with the options of a command of the repository.
 *
 * @param {string} name - of its script
 * @param {string[]} words - of the whole command
 * @param {string} root - of the repository
 * @returns {string | undefined} nothing where all is well
 */
export function optionProblem(name, words, root) {
  const known = OPTIONS[name];
  if (!known) {
    return undefined;
  }
  const unknown = words
    .map(word => /^\[?--([\w-]+)/.exec(word)?.[1])
    .find(option => option && !known.includes(option));
  if (unknown) {
    return `it has no option --${unknown}`;
  }
  const ids = words[words.indexOf('--only') + 1];
  if (!words.includes('--only') || !/^test/.test(name) || /[<…]/.test(ids)) {
    return undefined;
  }
  const steps = pipelineSteps({ root, results: '' }).map(({ id }) => id);
  const missing = ids.split(',').find(id => !steps.includes(id));
  return missing && `there is no step ${missing}`;
}
