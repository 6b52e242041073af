/**
 * German for the sentences of rules of the same name.
 *
 * @internal
 */
export const generalRuleMessages = {
  'trait-not-declared': 'Nicht angegeben: {{traits}}.',
  'traits-not-trusted':
    'Die Angaben zu {{title}} kommen von keinem vertrauten Ort.',
  'image-claimed-twice':
    '{{title}} und ein weiterer Eintrag beanspruchen dasselbe Image.',
  'no-image': 'Für {{title}} gibt es kein Image, das laufen könnte.',
  'image-of-provider':
    '{{title}} ist ein Werkzeug; sein Image ist das seines Providers.',
  'version-not-covered':
    'Die Angaben zu {{title}} sagen nichts über Version {{version}}.',
  'evidence-of-range': 'Die Angaben gelten für {{range}}.',
  'evidence-of-other-version':
    'Die Angaben gelten für {{range}} und wurden bei {{versions}} gelesen.',
  'newest-assumed':
    'Es wurde keine Version genannt; die neueste wird angenommen ({{range}}).',
  'traits-inferred': 'Geschlossen, nicht gelesen oder gesehen: {{traits}}.',
  'not-checked-against-cluster': 'nicht gegen einen Cluster geprüft',
  'not-readable-on-cluster':
    'nicht gegen {{cluster}} geprüft: {{lists}} dort nicht lesbar',
  'rule-failed': 'Die Regel {{rule}} ist gescheitert und sagt deshalb nichts.',
  'cluster-provider':
    'Ein ClusterProvider stellt Cluster bereit; als PlatformService würde ihn niemand fragen.',
  'operators-own':
    'Teil von openMCP: der openmcp-operator legt es an und aktualisiert es.',
  'already-there': '{{title}} ist schon da: {{reason}}.',
  'no-other-route': '{{title}} bringt kein eigenes Werkzeug mit.',
} as const;
