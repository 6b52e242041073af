import { createPermissionRule } from '@backstage/plugin-permission-node';
import { z } from 'zod';
import { openmcpClusterResourceRef } from './resourceRefs';

const isCluster = createPermissionRule({
  name: 'IS_CLUSTER',
  description: 'Allow the given platform clusters',
  resourceRef: openmcpClusterResourceRef,
  paramsSchema: z.object({
    clusters: z
      .array(z.string())
      .describe('Names of platform clusters, as in the configuration'),
  }),
  apply: ({ cluster }, { clusters }) => clusters.includes(cluster),
  toQuery: ({ clusters }) => ({ field: 'cluster', values: clusters }),
});

/**
 * Rules for permissions on platform clusters.
 *
 * @public
 */
export const openmcpClusterRules = { isCluster };
