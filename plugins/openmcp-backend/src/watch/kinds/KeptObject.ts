import {
  DeploymentObject,
  EventObject,
  JobObject,
  PodObject,
  ProviderObject,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * An object of a platform cluster, reduced to what is kept.
 *
 * @internal
 */
export type KeptObject =
  | { type: 'provider'; object: ProviderObject }
  | { type: 'job'; object: JobObject }
  | { type: 'deployment'; object: DeploymentObject }
  | { type: 'pod'; object: PodObject }
  | { type: 'event'; object: EventObject };
