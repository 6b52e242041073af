import { PodObject } from '../objects/types';

/**
 * Tells whether Kubernetes counts a Pod as ready.
 *
 * @internal
 */
export function isPodReady(pod: PodObject): boolean {
  return pod.conditions.some(
    ({ type, status }) => type === 'Ready' && status === 'True',
  );
}
