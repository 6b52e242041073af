import { createPermissionRule } from '@backstage/plugin-permission-node';
import { z } from 'zod';
import { openmcpInstallationResourceRef } from './resourceRefs';

const isOnCluster = createPermissionRule({
  name: 'IS_ON_CLUSTER',
  description: 'Allow installations on the given platform clusters',
  resourceRef: openmcpInstallationResourceRef,
  paramsSchema: z.object({
    clusters: z
      .array(z.string())
      .describe('Names of platform clusters, as in the configuration'),
  }),
  apply: ({ cluster }, { clusters }) => clusters.includes(cluster),
  toQuery: ({ clusters }) => ({ field: 'cluster', values: clusters }),
});

const hasKind = createPermissionRule({
  name: 'HAS_KIND',
  description: 'Allow installations of the given kinds',
  resourceRef: openmcpInstallationResourceRef,
  paramsSchema: z.object({
    kinds: z
      .array(z.string())
      .describe('ClusterProvider, ServiceProvider or PlatformService'),
  }),
  apply: ({ kind }, { kinds }) => kinds.includes(kind),
  toQuery: ({ kinds }) => ({ field: 'kind', values: kinds }),
});

const hasName = createPermissionRule({
  name: 'HAS_NAME',
  description: 'Allow installations with the given names',
  resourceRef: openmcpInstallationResourceRef,
  paramsSchema: z.object({
    names: z.array(z.string()).describe('Names of installations'),
  }),
  apply: ({ name }, { names }) => names.includes(name),
  toQuery: ({ names }) => ({ field: 'name', values: names }),
});

/**
 * Rules for permissions on installations.
 *
 * @public
 */
export const openmcpInstallationRules = { isOnCluster, hasKind, hasName };
