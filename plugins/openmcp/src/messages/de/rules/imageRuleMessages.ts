/**
 * German for the sentences of rules of the same name.
 *
 * @internal
 */
export const imageRuleMessages = {
  'cli-complete': 'Es hat die Befehle und Flags, die der Operator benutzt.',
  'cli-lacks':
    'Der Operator startet es mit etwas, das es nicht hat: {{parts}}.',
  'cli-lacks-metrics-flags':
    'Es nimmt die Flags für Metriken nicht an, also müssen Metriken abgeschaltet sein.',
  'no-platform-target':
    'Kein veröffentlichtes Flag, keine Variable und keine Konfiguration wählt den Plattform-Cluster.',
  'pods-only':
    'Es kann seine Pods auf den Plattform-Cluster bringen, nicht aber die CRDs des Werkzeugs.',
  'crds-stay-elsewhere': 'Die CRDs bleiben auf der ControlPlane.',
  'told-by-flag':
    'Dem Image wird es durch das Flag {{flag}} gesagt, bei beiden Befehlen. Ein Image ohne dieses Flag endet daran.',
  'told-by-env':
    'Dem Image wird es durch die Variable {{name}}={{value}} gesagt.',
  'told-by-config':
    'Dem Image wird es durch seine Konfiguration gesagt ({{name}}).',
  'older-versions-ignore-it':
    'Versionen ohne den Modus übergehen das und bedienen Mandanten.',
  'always-on-platform':
    'Es bringt das Werkzeug immer auf den Plattform-Cluster.',
  'instance-needed':
    'Das Werkzeug wird durch ein Objekt der Art {{kinds}} neben dem Provider bestellt.',
  'needs-no-control-plane': 'Es kommt ohne ControlPlane aus.',
  'needs-no-control-plane-in-mode':
    'Im Plattform-Modus kommt es ohne ControlPlane aus.',
  'needs-control-plane':
    'Jede seiner Handlungen gilt einer ControlPlane; für den Plattform-Cluster gibt es keine.',
  'needs-no-workload-cluster': 'Es braucht keinen Workload-Cluster.',
  'needs-workload-cluster':
    'Es bringt das Werkzeug auf einen Workload-Cluster, nicht auf den Plattform-Cluster.',
  'needs-workload-cluster-in-mode':
    'Es braucht auch im Plattform-Modus einen Workload-Cluster.',
  'api-within-boundary':
    'Seine API bleibt dort, wo ein PlatformService sie einführen darf.',
  'api-on-control-plane':
    'Es führt API auf ControlPlanes ein ({{kinds}}), was ein PlatformService nicht darf.',
  'api-on-onboarding':
    'Es installiert die API für Mandanten weiterhin auf dem Onboarding-Cluster ({{kinds}}).',
  'needs-no-onboarding': 'Es braucht keinen Zugang zum Onboarding-Cluster.',
  'needs-onboarding':
    'Sein Befehl {{command}} wartet auf Zugang zum Onboarding-Cluster.',
  'needs-onboarding+timeout':
    'Sein Befehl {{command}} wartet auf Zugang zum Onboarding-Cluster, bis zu {{timeout}}.',
  'onboarding-there':
    'Es gibt einen Onboarding-Cluster, um den es bitten kann.',
  'onboarding-missing':
    'Sein Befehl {{command}} bittet um einen Onboarding-Cluster, und es gibt keinen.',
  'no-registration': 'Es meldet sich bei keinem ServiceProvider an.',
  'registration-logged':
    'Es sucht einen ServiceProvider seines Namens, vermerkt, dass es keinen gibt, und macht weiter.',
  'registration-fatal':
    'Sein init endet ohne einen ServiceProvider seines Namens mit einem Fehler.',
  'registration-at-other':
    'Es schreibt in den Status des ServiceProviders {{name}}.',
} as const;
