/**
 * German for the sentences of rules of the same name.
 *
 * @internal
 */
export const platformRuleMessages = {
  'needs-no-config': 'Es braucht kein Konfigurationsobjekt.',
  'needs-config': '{{config}} muss es geben.',
  'needs-config-before-init':
    '{{config}} muss es geben, bevor der Init-Job läuft.',
  'needs-config-before-run':
    '{{config}} muss es geben, bevor seine Pods starten.',
  'config-optional':
    '{{config}} wird benutzt, wo es das gibt; nötig ist es nicht.',
  'config-there': '{{config}} ist da.',
  'config-there-name-fixed':
    '{{config}} ist da; der Name folgt nicht dem des Providers.',
  'config-name-fixed': 'Der Name "{{name}}" ist im Image festgeschrieben.',
  'needs-helm-deployment':
    'Ein HelmDeployment für Cluster mit dem Zweck platform muss geschrieben werden.',
  'needs-helm-release':
    'Ein HelmRelease muss in das Repository der Plattform geschrieben werden.',
  'needs-own-service':
    'Ein PlatformService für dieses Werkzeug muss gebaut werden; niemand bietet einen an.',
  'needs-no-capability': 'Nichts anderes muss vorher laufen.',
  'needs-capabilities':
    'Muss vorher auf dem Plattform-Cluster sein: {{capabilities}}.',
  'may-need-capabilities': 'In manchen Installationen nötig: {{capabilities}}.',
  'capabilities-there': 'Auf dem Plattform-Cluster: {{capabilities}}.',
  'needed-on-workload': 'Auf Workload-Clustern nötig: {{capabilities}}.',
  'needs-not-itself': 'Es wird nicht von dem gebraucht, was es ausliefert.',
  'needs-itself': 'Ein Kreis: {{circle}}.',
  'may-need-itself': 'Ein Kreis in manchen Installationen: {{circle}}.',
  'no-tool-crds': 'Es bringt keine CRDs eines Werkzeugs mit.',
  'crds-not-seen': 'Es bringt CRDs von {{groups}} mit.',
  'crds-absent': 'CRDs von {{groups}} sind noch nicht da.',
  'crds-own': 'Die CRDs von {{groups}} sind seine eigenen.',
  'crds-of-other':
    'Die CRDs von {{groups}} gehören {{owner}}. Ein zweiter Installer kann sie samt all ihren Objekten löschen.',
  'crds-of-unknown':
    'CRDs von {{groups}} sind da, und nichts sagt, wer sie installiert hat.',
  'writes-operator-crds':
    'Es schreibt CRDs, die dem openmcp-operator gehören, und kann sie auf einen alten Stand setzen.',
  'takes-operator-crds':
    'Es würde auf {{cluster}} die CRDs des openmcp-operators schreiben und kann sie auf einen alten Stand setzen.',
  'no-second-version': 'Kein zweiter Installer bringt andere Versionen mit.',
  'same-version-twice':
    'Ein weiterer Installer bringt dieselbe Version mit, {{version}}.',
  'other-version':
    'Ein weiterer Installer bringt {{installed}} mit, dieser {{version}}; wer zuletzt schreibt, setzt sich durch.',
  'version-by-config':
    'Ein weiterer Installer bringt {{installed}} mit; bei diesem wählt die Konfiguration die Version.',
  'version-not-visible':
    'Ein weiterer Installer ist da, und seine CRDs verraten ihre Version nicht.',
  'no-namespace': 'Es legt nichts in einen eigenen Namespace.',
  'namespace-not-seen': 'Das Werkzeug kommt in den Namespace {{namespace}}.',
  'namespace-free': 'Den Namespace {{namespace}} gibt es noch nicht.',
  'namespace-own': 'Im Namespace {{namespace}} liegt sein eigenes Release.',
  'namespace-there':
    'Den Namespace {{namespace}} gibt es, und nichts sagt, wem er gehört.',
  'namespace-reserved': 'Der Namespace {{namespace}} gehört der Plattform.',
  'namespace-of-other':
    'Der Namespace {{namespace}} wird von {{owner}} benutzt.',
} as const;
