import { PodObject } from '../objects/types';

/**
 * The word for a Pod in parameters: `init` or `run`.
 *
 * @internal
 */
export function roleOf(pod: PodObject): 'init' | 'run' {
  return pod.component === 'init-job' ? 'init' : 'run';
}
