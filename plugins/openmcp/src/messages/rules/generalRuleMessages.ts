/**
 * Sentences of rules that belong to no rule alone, in English, by their codes.
 *
 * @internal
 */
export const generalRuleMessages = {
  'trait-not-declared': 'Not declared: {{traits}}.',
  'traits-not-trusted':
    'The traits of {{title}} are not from a trusted location.',
  'image-claimed-twice': '{{title}} and another entity claim the same image.',
  'no-image': 'There is no image for {{title}} to run.',
  'image-of-provider':
    '{{title}} is a tool; its image is that of its provider.',
  'version-not-covered':
    'The traits of {{title}} say nothing of version {{version}}.',
  'evidence-of-range': 'The traits are for {{range}}.',
  'evidence-of-other-version':
    'The traits are for {{range}} and were read at {{versions}}.',
  'newest-assumed': 'No version was named; the newest is taken ({{range}}).',
  'traits-inferred': 'Concluded, not read or seen: {{traits}}.',
  'not-checked-against-cluster': 'not checked against a cluster',
  'not-readable-on-cluster':
    'not checked against {{cluster}}: {{lists}} not readable there',
  'rule-failed': 'The rule {{rule}} failed, so that it says nothing.',
  'cluster-provider':
    'A ClusterProvider provides clusters; as a PlatformService nobody would ask it.',
  'operators-own':
    "openMCP's own: the openmcp-operator creates and updates it.",
  'already-there': '{{title}} is already there: {{reason}}.',
  'no-other-route': '{{title}} brings no tool of its own.',
} as const;
