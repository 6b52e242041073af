/**
 * Why a cluster or a kind on it is not read, and names of kinds, in English.
 *
 * @internal
 */
export const clusterReasonMessages = {
  clusterReason: {
    'connection-failed': 'connection failed',
    'connection-refused': 'connection refused',
    'connection-reset': 'connection closed by the other side',
    forbidden: 'no right to read it (403)',
    'host-unreachable': 'host not reachable',
    'name-lookup-failed': 'name lookup failed',
    'not-read-yet': 'not read yet',
    throttled: 'too many requests (429)',
    timeout: 'no answer in time',
    unauthorized: 'the credentials are refused (401)',
    'watch-expired': 'the watch has expired',
  },
  kinds: {
    Pod: 'Pods',
    Job: 'Jobs',
    Deployment: 'Deployments',
    Event: 'Events',
    ClusterProvider: 'ClusterProviders',
    ServiceProvider: 'ServiceProviders',
    PlatformService: 'PlatformServices',
  },
} as const;
