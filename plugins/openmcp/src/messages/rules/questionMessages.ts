/**
 * The questions of the rules, in English, by the ids of the rules.
 *
 * @internal
 */
export const questionMessages = {
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
