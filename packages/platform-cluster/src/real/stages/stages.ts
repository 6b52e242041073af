import { nodeStages } from './nodeStages';
import { podStages } from './podStages';
import { Stage } from './Stage';

/**
 * All that kwok plays.
 *
 * @internal
 */
export const stages: Stage[] = [...nodeStages, ...podStages];
