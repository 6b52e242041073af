/**
 * German for the sentences of rules of the same name.
 *
 * @internal
 */
export const remedyRuleMessages = {
  'offer-cli':
    'init, run und die Flags anbieten, die der Operator anhängt, oder eigene Befehle nennen.',
  'disable-metrics': 'metrics.disabled auf true setzen.',
  'add-platform-mode':
    'Einen Modus hinzufügen, der den Vertrag des Plattform-Modus erfüllt.',
  'tell-by-flag': '{{flag}} an initCommand und runCommand anhängen.',
  'tell-by-env': '{{name}}={{value}} in spec.env setzen.',
  'tell-by-config': 'Es in {{name}} einstellen.',
  'drop-control-plane':
    'Im Plattform-Modus auf ein Objekt des Plattform-Clusters hin handeln.',
  'drop-workload-cluster':
    'Im Plattform-Modus Pods auf den Plattform-Cluster bringen.',
  'offer-workload-cluster': 'Einen Workload-Cluster anbieten.',
  'move-api': 'Im Plattform-Modus CRDs auf dem Plattform-Cluster installieren.',
  'offer-onboarding':
    'Einen ClusterProvider betreiben, der Zugang zu einem Onboarding-Cluster gewährt.',
  'drop-registration': 'Im Plattform-Modus nichts anmelden.',
  'create-config': '{{object}} anlegen.',
  'write-helm-deployment':
    'Ein HelmDeployment mit matchPurposes platform schreiben.',
  'write-helm-release': 'Ein HelmRelease ohne kubeConfig schreiben.',
  'write-own-service': 'Einen PlatformService dafür bauen.',
  'install-capabilities': 'Zuerst {{capabilities}} installieren.',
  'keep-present-installer':
    'Es dem überlassen, was es jetzt installiert; ein Provider kann nicht ausliefern, was ihn selbst ausliefert.',
  'keep-seed-independent':
    'Dafür sorgen, dass nichts es braucht, was die Plattform ausliefert, oder die erste Installation behalten.',
  'hand-over':
    'Es {{owner}} überlassen oder übergeben: das alte Release anhalten, dann übernehmen.',
  'find-owner':
    'Herausfinden, wer die CRDs installiert hat, bevor es ein Zweiter tut.',
  'drop-operator-crds':
    'Keine CRDs installieren, die der openmcp-operator installiert.',
  'use-same-version': 'Version {{installed}} benutzen.',
  'choose-namespace': 'Einen Namespace wählen, den niemand sonst benutzt.',
  'choose-name': 'Einen anderen Namen wählen.',
  'name-requests': 'Anforderungen nach dem Provider benennen.',
  'one-replica': 'Eine Replica betreiben.',
  'own-lease': 'Die Lease nach Art und Namen des Providers benennen.',
  'select-own-pods': 'Pods nach den Labels des eigenen Pods auswählen.',
  'exclude-namespaces':
    'Die Namespaces von Operator, Flux und Kubernetes auslassen oder Anfragen durchlassen.',
  'watch-webhook': 'Zwei Replicas des Webhooks betreiben und sie beobachten.',
  'rename-env': 'Die Variable weglassen oder anders nennen.',
  'mount-secret': 'Stattdessen ein Secret durch extraVolumes einhängen.',
  'narrow-privileges': 'Seine Rechte einschränken, wo sein Chart es zulässt.',
  'provide-needs': '{{needs}} bereitstellen.',
  'add-extra-manifest': 'Es als zusätzliches Manifest hinzufügen.',
  'mend-pull':
    'Dafür sorgen, dass Knoten Images aus {{registry}} holen können.',
  'name-pull-secrets': 'imagePullSecrets nennen.',
  'remove-leftovers':
    '{{keeps}} selbst entfernen, wenn niemand sie mehr braucht.',
  'guard-api': 'Einschränken, wer seine clusterweiten Objekte schreiben darf.',
  'renew-evidence': 'Die Quellen der veröffentlichten Version ansehen.',
  'declare-traits': '{{traits}} angeben.',
  'declare-version': 'Einen Bereich angeben, der {{version}} enthält.',
  'trust-location': 'Den Ort in openmcp.trustedProviderLocations aufnehmen.',
  'resolve-claims': 'Das Image von nur einem Eintrag beanspruchen lassen.',
  'ask-provider': 'Den Provider ansehen, der es verwaltet.',
  'write-provider':
    'Ein Provider-Image bauen oder das Werkzeug auf anderem Weg dorthin bringen.',
} as const;
