import { nodeStages } from './nodeStages';
import { createPodStages } from './podStages';
import { Stage } from './Stage';

/**
 * All that kwok plays.
 *
 * @param podStartSeconds - how long a pod takes until it is ready
 * @internal
 */
export function createStages(podStartSeconds: number): Stage[] {
  return [...nodeStages, ...createPodStages(podStartSeconds)];
}
