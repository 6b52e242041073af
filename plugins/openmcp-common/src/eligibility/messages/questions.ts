/**
 * The questions of the rules, in words. Public, because a type is made of them.
 *
 * @public
 */
export const questions = {
  'contract-cli': 'Does it have the commands and flags that the operator uses?',
  'target-platform-mode': 'Where do CRDs and pods go?',
  tenancy: 'Does it need a ControlPlane?',
  'workload-cluster': 'Does it need a workload cluster?',
  'api-boundary': 'Where does it introduce API?',
  'onboarding-dependency': 'Does it need the onboarding cluster?',
  'gvk-registration': 'Does it register at a ServiceProvider?',
  'provider-config': 'Which config object must exist?',
  'deployer-dependency': 'What must run first?',
  cycle: 'Does it need itself?',
  'crd-ownership': 'Who owns the CRDs?',
  'crd-version-skew': 'Would CRDs come in two versions?',
  'namespace-clash': 'Is its namespace free?',
  'dual-deployment': 'Does the image run twice?',
  'request-name': 'Are its requests for clusters its own?',
  'leader-election': 'Can replicas elect a leader?',
  'webhook-secret': 'Are its webhooks reached?',
  'admission-impact': 'Can its admission webhook stop others?',
  'object-name': 'Can the name be used?',
  'env-reserved': 'Can the variables be set?',
  privilege: 'What may the pod do?',
  'data-plane-needs': 'What else does the tool need?',
  'delivery-path': 'Can the bootstrapper deliver it?',
  'image-pull': 'Can the image be pulled?',
  'delete-leftovers': 'What stays after deletion?',
  'api-scope': 'Who sees its objects?',
  'evidence-freshness': 'Are the traits those of this version?',
} as const;

/**
 * The id of one of the rules that the suite brings.
 *
 * @public
 */
export type RuleId = keyof typeof questions;

/**
 * The ids of all rules that the suite brings, in the order of their results.
 *
 * @public
 */
export const ruleIds = Object.keys(questions) as readonly RuleId[];

/**
 * The question that a rule answers, in English; for a rule that somebody added
 * its id.
 *
 * @public
 */
export function questionOf(ruleId: string): string {
  const known: Readonly<Record<string, string>> = questions;
  return Object.hasOwn(known, ruleId) ? known[ruleId] : ruleId;
}
