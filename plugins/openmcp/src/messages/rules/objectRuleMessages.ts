/**
 * Sentences of rules about the object itself, its neighbours, and the tool that it brings, in English, by their codes.
 *
 * @internal
 */
export const objectRuleMessages = {
  'no-twin': 'No ServiceProvider is known to run this image.',
  'twin-serves-tenants':
    'The image runs as ServiceProvider {{names}}, too; both would reconcile the objects of tenants.',
  'twin-of-same-name':
    'ServiceProvider {{names}} has the same image and name; both would use one configuration.',
  'twin-apart':
    'The image runs as ServiceProvider {{names}}, too; in platform mode they do not meet.',
  'no-request': 'It requests no cluster.',
  'requests-apart': 'Its requests for clusters have names of their own.',
  'requests-shared':
    'Its requests for clusters are named {{base}}, like those of {{names}}; both would share them.',
  'requests-shared-by-name':
    'Its requests for clusters are named after it, and so are those of {{names}}; both would share them.',
  'no-election-needed': 'One replica needs no leader.',
  'no-election': 'It elects no leader, so {{replicas}} replicas would all act.',
  'lease-own': 'Nobody else uses its Lease.',
  'lease-name':
    'The name of its Lease holds "/" ({{id}}), so no leader is elected.',
  'replicas-unsafe': 'It is not made for {{replicas}} replicas.',
  'lease-shared':
    'It shares the Lease {{id}} with {{names}}; only one would act.',
  'no-mutual-exclusion':
    'It has the Lease {{id}} in common with {{names}}; with one replica nothing keeps both from acting.',
  'no-own-webhooks': 'It serves no webhooks itself.',
  'webhook-secret-own': 'The secret for its webhooks is its own.',
  'webhook-secret-shared':
    'The secret for its webhooks is named after it, and {{kind}} {{name}} uses the same.',
  'webhook-selector':
    'The Service of its webhook {{webhook}} selects pods of a {{kind}}, so it finds none.',
  'no-tool-webhooks': 'The tool installs no admission webhook.',
  'webhooks-open':
    'The admission webhooks of the tool let requests pass when it is away.',
  'webhook-stops-cluster':
    'When the tool is away, its admission webhook can stop every controller of the platform cluster.',
  'webhook-stops-own-api':
    'When the tool is away, its admission webhook refuses changes of its own objects.',
  'webhook-needs-exclusions':
    'Its admission webhook must leave out the namespaces of the platform.',
  'name-not-chosen': 'No name is chosen yet.',
  'name-rule':
    'A name has lower-case letters, digits and "-", at most {{longest}}.',
  'name-fits': 'The name {{name}} can be used.',
  'name-too-long':
    'The name has {{length}} letters, {{longest}} are possible: the operator makes names of Jobs from it.',
  'name-no-label':
    'The name "{{name}}" must consist of lower-case letters, digits and "-", and begin and end with a letter or digit.',
  'name-taken': 'There is a {{kind}} {{name}} already.',
  'name-shared':
    'There is a {{kind}} {{name}}; some names of objects are made without the kind.',
  'env-free': 'No variable has a name of the operator or of a secret.',
  'env-taken': 'The operator itself sets {{names}}.',
  'env-secret':
    'Values of {{names}} would stand in the object for all who may read it.',
  'privileges-narrow': 'The tool asks for no broad rights.',
  'may-read-secrets': 'The tool may read every Secret.',
  'may-exec': 'The tool may run commands in every pod.',
  'may-reach-nodes': 'The tool reaches nodes.',
  'privileges-broad': 'The tool has broad rights: {{privileges}}.',
  'runs-as-cluster-admin': 'A PlatformService always runs as cluster-admin.',
  'needs-no-data-plane': 'It needs no storage, credentials or agents.',
  'needs-data-plane': 'It needs {{needs}}.',
  'node-agent-optional': 'An agent on each node is optional.',
  'credentials-by-volume':
    'Credentials come in by a volume, because variables take no Secret.',
  'no-trust-for-own-pull':
    'It cannot make nodes trust the registry that it is pulled from.',
  'listed-by-bootstrapper':
    'The bootstrapper can list it under its platform services.',
  'extra-manifest':
    'The bootstrapper finds no component of this kind and name, so it goes in as an extra manifest.',
  'pull-not-known': 'Nothing tells against pulling the image.',
  'pull-not-failing': 'No image of {{registry}} fails to be pulled.',
  'pull-fails': 'Images of {{registry}} cannot be pulled.',
  'pull-secrets-usual': 'Others name pull secrets for {{registry}}.',
  'tool-keeps-nothing': 'The tool leaves nothing of its own behind.',
  'tool-keeps': 'After deletion these stay: {{keeps}}.',
  'operator-leaves':
    'The operator always leaves the init Role, the init RoleBinding, the metrics Service, the namespace and all CRDs.',
  'deletion-order': 'Order of deletion: {{order}}.',
  'no-tool-api': 'It brings no API of a tool.',
  'api-namespaced': 'All objects of the tool are in namespaces.',
  'api-cluster-wide':
    'Some objects of the tool are cluster-wide and seen by all.',
} as const;
