/**
 * German for why a cluster or a kind on it is not read, and for names of kinds.
 *
 * @internal
 */
export const clusterReasonMessages = {
  clusterReason: {
    'connection-failed': 'Verbindung gescheitert',
    'connection-refused': 'Verbindung abgelehnt',
    'connection-reset': 'Verbindung von der Gegenseite geschlossen',
    forbidden: 'kein Recht, es zu lesen (403)',
    'host-unreachable': 'Rechner nicht erreichbar',
    'name-lookup-failed': 'Name nicht auflösbar',
    'not-read-yet': 'noch nicht gelesen',
    throttled: 'zu viele Anfragen (429)',
    timeout: 'keine Antwort innerhalb der Frist',
    unauthorized: 'die Zugangsdaten werden abgelehnt (401)',
    'watch-expired': 'die Beobachtung ist abgelaufen',
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
