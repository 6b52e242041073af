/**
 * German for the sentences of rules of the same name.
 *
 * @internal
 */
export const objectRuleMessages = {
  'no-twin':
    'Von keinem ServiceProvider ist bekannt, dass er dieses Image ausführt.',
  'twin-serves-tenants':
    'Das Image läuft auch als ServiceProvider {{names}}; beide würden die Objekte der Mandanten bearbeiten.',
  'twin-of-same-name':
    'ServiceProvider {{names}} hat dasselbe Image und denselben Namen; beide würden eine Konfiguration benutzen.',
  'twin-apart':
    'Das Image läuft auch als ServiceProvider {{names}}; im Plattform-Modus begegnen sie sich nicht.',
  'no-request': 'Es fordert keinen Cluster an.',
  'requests-apart': 'Seine Anforderungen von Clustern haben eigene Namen.',
  'requests-shared':
    'Seine Anforderungen von Clustern heißen {{base}}, wie die von {{names}}; beide würden sie sich teilen.',
  'requests-shared-by-name':
    'Seine Anforderungen von Clustern sind nach ihm benannt, und die von {{names}} ebenso; beide würden sie sich teilen.',
  'no-election-needed': 'Eine einzelne Replica braucht keine Führung.',
  'no-election':
    'Es wählt keine Führung, also würden alle {{replicas}} Replicas handeln.',
  'lease-own': 'Niemand sonst benutzt seine Lease.',
  'lease-name':
    'Der Name seiner Lease enthält "/" ({{id}}), also wird keine Führung gewählt.',
  'replicas-unsafe': 'Für {{replicas}} Replicas ist es nicht gemacht.',
  'lease-shared':
    'Es teilt sich die Lease {{id}} mit {{names}}; nur eines würde handeln.',
  'no-mutual-exclusion':
    'Es hat die Lease {{id}} mit {{names}} gemeinsam; mit einer Replica hält nichts beide vom Handeln ab.',
  'no-own-webhooks': 'Es bedient selbst keine Webhooks.',
  'webhook-secret-own': 'Das Secret für seine Webhooks gehört ihm allein.',
  'webhook-secret-shared':
    'Das Secret für seine Webhooks ist nach ihm benannt, und {{kind}} {{name}} benutzt dasselbe.',
  'webhook-selector':
    'Der Service seines Webhooks {{webhook}} wählt Pods eines {{kind}} aus und findet deshalb keine.',
  'no-tool-webhooks': 'Das Werkzeug installiert keinen Admission-Webhook.',
  'webhooks-open':
    'Die Admission-Webhooks des Werkzeugs lassen Anfragen durch, wenn es fort ist.',
  'webhook-stops-cluster':
    'Wenn das Werkzeug fort ist, kann sein Admission-Webhook jeden Controller des Plattform-Clusters anhalten.',
  'webhook-stops-own-api':
    'Wenn das Werkzeug fort ist, weist sein Admission-Webhook Änderungen seiner eigenen Objekte ab.',
  'webhook-needs-exclusions':
    'Sein Admission-Webhook muss die Namespaces der Plattform auslassen.',
  'name-not-chosen': 'Es ist noch kein Name gewählt.',
  'name-rule':
    'Ein Name hat Kleinbuchstaben, Ziffern und "-", höchstens {{longest}}.',
  'name-fits': 'Der Name {{name}} kann benutzt werden.',
  'name-too-long':
    'Der Name hat {{length}} Zeichen, {{longest}} sind möglich: der Operator bildet daraus Namen von Jobs.',
  'name-no-label':
    'Der Name "{{name}}" muss aus Kleinbuchstaben, Ziffern und "-" bestehen und mit einem Buchstaben oder einer Ziffer beginnen und enden.',
  'name-taken': 'Es gibt schon {{kind}} {{name}}.',
  'name-shared':
    'Es gibt {{kind}} {{name}}; manche Namen von Objekten werden ohne die Art gebildet.',
  'env-free':
    'Keine Variable trägt einen Namen des Operators oder eines Secrets.',
  'env-taken': 'Der Operator selbst setzt {{names}}.',
  'env-secret':
    'Werte von {{names}} stünden im Objekt für alle, die es lesen dürfen.',
  'privileges-narrow': 'Das Werkzeug verlangt keine weiten Rechte.',
  'may-read-secrets': 'Das Werkzeug darf jedes Secret lesen.',
  'may-exec': 'Das Werkzeug darf in jedem Pod Befehle ausführen.',
  'may-reach-nodes': 'Das Werkzeug reicht bis auf die Knoten.',
  'privileges-broad': 'Das Werkzeug hat weite Rechte: {{privileges}}.',
  'runs-as-cluster-admin': 'Ein PlatformService läuft immer als cluster-admin.',
  'needs-no-data-plane':
    'Es braucht keinen Speicher, keine Zugangsdaten und keine Agenten.',
  'needs-data-plane': 'Es braucht {{needs}}.',
  'node-agent-optional': 'Ein Agent auf jedem Knoten ist nicht zwingend.',
  'credentials-by-volume':
    'Zugangsdaten kommen durch ein Volume, denn Variablen nehmen kein Secret.',
  'no-trust-for-own-pull':
    'Es kann Knoten nicht dazu bringen, der Registry zu vertrauen, aus der es selbst geholt wird.',
  'listed-by-bootstrapper':
    'Der Bootstrapper kann es unter seinen Platform-Services aufführen.',
  'extra-manifest':
    'Der Bootstrapper findet keine Komponente dieser Art und dieses Namens, also kommt es als zusätzliches Manifest hinein.',
  'pull-not-known':
    'Nichts spricht dagegen, dass das Image geholt werden kann.',
  'pull-not-failing': 'Bei keinem Image aus {{registry}} scheitert das Holen.',
  'pull-fails': 'Images aus {{registry}} können nicht geholt werden.',
  'pull-secrets-usual': 'Andere nennen für {{registry}} Pull-Secrets.',
  'tool-keeps-nothing': 'Das Werkzeug lässt nichts Eigenes zurück.',
  'tool-keeps': 'Nach dem Löschen bleiben: {{keeps}}.',
  'operator-leaves':
    'Der Operator lässt immer die Role und die RoleBinding des Init-Jobs, den Service für Metriken, den Namespace und alle CRDs zurück.',
  'deletion-order': 'Reihenfolge beim Löschen: {{order}}.',
  'no-tool-api': 'Es bringt keine API eines Werkzeugs mit.',
  'api-namespaced': 'Alle Objekte des Werkzeugs liegen in Namespaces.',
  'api-cluster-wide':
    'Manche Objekte des Werkzeugs gelten im ganzen Cluster und werden von allen gesehen.',
} as const;
