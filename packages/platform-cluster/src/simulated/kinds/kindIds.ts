/**
 * Ids of the kinds that the simulated controllers work on: plural and group.
 *
 * @internal
 */
export const kindId = {
  clusterProvider: 'clusterproviders.openmcp.cloud',
  customResourceDefinition: 'customresourcedefinitions.apiextensions.k8s.io',
  deployment: 'deployments.apps',
  event: 'events',
  job: 'jobs.batch',
  namespace: 'namespaces',
  platformService: 'platformservices.openmcp.cloud',
  pod: 'pods',
  replicaSet: 'replicasets.apps',
  service: 'services',
  serviceProvider: 'serviceproviders.openmcp.cloud',
} as const;

/**
 * Ids of the three kinds of provider objects.
 *
 * @internal
 */
export const providerKindIds: readonly string[] = [
  kindId.clusterProvider,
  kindId.serviceProvider,
  kindId.platformService,
];
