import { fileURLToPath } from 'node:url';

/** Number of the pipe that a child of ours watches, see `endWithParent.cjs`. */
const DESCRIPTOR = 3;

const preload = fileURLToPath(new URL('./endWithParent.cjs', import.meta.url));

/**
 * What it takes to start a Node process that ends when this one is gone.
 *
 * @param {'process' | 'group'} scope - `group` for a child started with `detached`, whose own children end with it
 * @returns {{nodeArguments: string[], environment: Record<string, string>, stdio: ['pipe']}} arguments that come
 *   before the script, variables to add, and what to append to the three entries of `stdio`
 */
export function parentPipe(scope) {
  return {
    nodeArguments: ['--require', preload],
    environment: { OPENMCP_PARENT_PIPE: `${DESCRIPTOR}:${scope}` },
    stdio: ['pipe'],
  };
}
