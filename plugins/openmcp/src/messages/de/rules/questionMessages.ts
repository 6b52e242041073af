/**
 * German for the questions of the rules.
 *
 * @internal
 */
export const questionMessages = {
  'contract-cli': 'Hat es die Befehle und Flags, die der Operator benutzt?',
  'target-platform-mode': 'Wohin kommen CRDs und Pods?',
  tenancy: 'Braucht es eine ControlPlane?',
  'workload-cluster': 'Braucht es einen Workload-Cluster?',
  'api-boundary': 'Wo führt es API ein?',
  'onboarding-dependency': 'Braucht es den Onboarding-Cluster?',
  'gvk-registration': 'Meldet es sich bei einem ServiceProvider an?',
  'provider-config': 'Welches Konfigurationsobjekt muss es geben?',
  'deployer-dependency': 'Was muss vorher laufen?',
  cycle: 'Braucht es sich selbst?',
  'crd-ownership': 'Wem gehören die CRDs?',
  'crd-version-skew': 'Kämen CRDs in zwei Versionen?',
  'namespace-clash': 'Ist sein Namespace frei?',
  'dual-deployment': 'Läuft das Image zweimal?',
  'request-name': 'Gehören seine Anforderungen von Clustern ihm allein?',
  'leader-election': 'Können Replicas eine Führung wählen?',
  'webhook-secret': 'Werden seine Webhooks erreicht?',
  'admission-impact': 'Kann sein Admission-Webhook andere aufhalten?',
  'object-name': 'Kann der Name benutzt werden?',
  'env-reserved': 'Können die Variablen gesetzt werden?',
  privilege: 'Was darf der Pod?',
  'data-plane-needs': 'Was braucht das Werkzeug noch?',
  'delivery-path': 'Kann der Bootstrapper es ausliefern?',
  'image-pull': 'Kann das Image geholt werden?',
  'delete-leftovers': 'Was bleibt nach dem Löschen?',
  'api-scope': 'Wer sieht seine Objekte?',
  'evidence-freshness': 'Sind die Angaben die dieser Version?',
} as const;
