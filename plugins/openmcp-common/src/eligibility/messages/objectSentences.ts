import type { Render } from './wording';
import { list, text } from './wording';

/**
 * Sentences of the rules about the object itself, its neighbours, and the tool
 * that it brings. Public, because a type is made of them.
 *
 * @public
 */
export const objectSentences = {
  'no-twin': () => 'No ServiceProvider is known to run this image.',
  'twin-serves-tenants': ({ names }) =>
    `The image runs as ServiceProvider ${list(
      names,
    )}, too; both would reconcile the objects of tenants.`,
  'twin-of-same-name': ({ names }) =>
    `ServiceProvider ${list(
      names,
    )} has the same image and name; both would use one configuration.`,
  'twin-apart': ({ names }) =>
    `The image runs as ServiceProvider ${list(
      names,
    )}, too; in platform mode they do not meet.`,
  'no-request': () => 'It requests no cluster.',
  'requests-apart': () => 'Its requests for clusters have names of their own.',
  'requests-shared': ({ base, names }) =>
    `Its requests for clusters are named ${text(base)}, like those of ${list(
      names,
    )}; both would share them.`,
  'requests-shared-by-name': ({ names }) =>
    `Its requests for clusters are named after it, and so are those of ${list(
      names,
    )}; both would share them.`,
  'no-election-needed': () => 'One replica needs no leader.',
  'no-election': ({ replicas }) =>
    `It elects no leader, so ${text(replicas)} replicas would all act.`,
  'lease-own': () => 'Nobody else uses its Lease.',
  'lease-name': ({ id }) =>
    `The name of its Lease holds "/" (${text(id)}), so no leader is elected.`,
  'replicas-unsafe': ({ replicas }) =>
    `It is not made for ${text(replicas)} replicas.`,
  'lease-shared': ({ id, names }) =>
    `It shares the Lease ${text(id)} with ${list(names)}; only one would act.`,
  'no-mutual-exclusion': ({ id, names }) =>
    `It has the Lease ${text(id)} in common with ${list(
      names,
    )}; with one replica nothing keeps both from acting.`,
  'no-own-webhooks': () => 'It serves no webhooks itself.',
  'webhook-secret-own': () => 'The secret for its webhooks is its own.',
  'webhook-secret-shared': ({ name, kind }) =>
    `The secret for its webhooks is named after it, and ${text(kind)} ${text(
      name,
    )} uses the same.`,
  'webhook-selector': ({ webhook, kind }) =>
    `The Service of its webhook ${text(webhook)} selects pods of a ${text(
      kind,
    )}, so it finds none.`,
  'no-tool-webhooks': () => 'The tool installs no admission webhook.',
  'webhooks-open': () =>
    'The admission webhooks of the tool let requests pass when it is away.',
  'webhook-stops-cluster': () =>
    'When the tool is away, its admission webhook can stop every controller of the platform cluster.',
  'webhook-stops-own-api': () =>
    'When the tool is away, its admission webhook refuses changes of its own objects.',
  'webhook-needs-exclusions': () =>
    'Its admission webhook must leave out the namespaces of the platform.',
  'name-not-chosen': () => 'No name is chosen yet.',
  'name-rule': ({ longest }) =>
    `A name has lower-case letters, digits and "-", at most ${text(longest)}.`,
  'name-fits': ({ name }) => `The name ${text(name)} can be used.`,
  'name-too-long': ({ length, longest }) =>
    `The name has ${text(length)} letters, ${text(
      longest,
    )} are possible: the operator makes names of Jobs from it.`,
  'name-no-label': ({ name }) =>
    `The name "${text(
      name,
    )}" must consist of lower-case letters, digits and "-", and begin and end with a letter or digit.`,
  'name-taken': ({ name, kind }) =>
    `There is a ${text(kind)} ${text(name)} already.`,
  'name-shared': ({ name, kind }) =>
    `There is a ${text(kind)} ${text(
      name,
    )}; some names of objects are made without the kind.`,
  'env-free': () => 'No variable has a name of the operator or of a secret.',
  'env-taken': ({ names }) => `The operator itself sets ${list(names)}.`,
  'env-secret': ({ names }) =>
    `Values of ${list(
      names,
    )} would stand in the object for all who may read it.`,
  'privileges-narrow': () => 'The tool asks for no broad rights.',
  'may-read-secrets': () => 'The tool may read every Secret.',
  'may-exec': () => 'The tool may run commands in every pod.',
  'may-reach-nodes': () => 'The tool reaches nodes.',
  'privileges-broad': ({ privileges }) =>
    `The tool has broad rights: ${list(privileges)}.`,
  'runs-as-cluster-admin': () =>
    'A PlatformService always runs as cluster-admin.',
  'needs-no-data-plane': () => 'It needs no storage, credentials or agents.',
  'needs-data-plane': ({ needs }) => `It needs ${list(needs)}.`,
  'node-agent-optional': () => 'An agent on each node is optional.',
  'credentials-by-volume': () =>
    'Credentials come in by a volume, because variables take no Secret.',
  'no-trust-for-own-pull': () =>
    'It cannot make nodes trust the registry that it is pulled from.',
  'listed-by-bootstrapper': () =>
    'The bootstrapper can list it under its platform services.',
  'extra-manifest': () =>
    'The bootstrapper finds no component of this kind and name, so it goes in as an extra manifest.',
  'pull-not-known': () => 'Nothing tells against pulling the image.',
  'pull-not-failing': ({ registry }) =>
    `No image of ${text(registry)} fails to be pulled.`,
  'pull-fails': ({ registry }) =>
    `Images of ${text(registry)} cannot be pulled.`,
  'pull-secrets-usual': ({ registry }) =>
    `Others name pull secrets for ${text(registry)}.`,
  'tool-keeps-nothing': () => 'The tool leaves nothing of its own behind.',
  'tool-keeps': ({ keeps }) => `After deletion these stay: ${list(keeps)}.`,
  'operator-leaves': () =>
    'The operator always leaves the init Role, the init RoleBinding, the metrics Service, the namespace and all CRDs.',
  'deletion-order': ({ order }) => `Order of deletion: ${text(order)}.`,
  'no-tool-api': () => 'It brings no API of a tool.',
  'api-namespaced': () => 'All objects of the tool are in namespaces.',
  'api-cluster-wide': () =>
    'Some objects of the tool are cluster-wide and seen by all.',
} satisfies Record<string, Render>;
