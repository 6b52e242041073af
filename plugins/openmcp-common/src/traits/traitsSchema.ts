import { z } from 'zod';

const text = z.string().trim().min(1);

const platformTarget = z.strictObject({
  mode: z
    .enum(['none', 'pods-only', 'full'])
    .describe(
      'What the image can put on the platform cluster: nothing, its pods without its CRDs, or both.',
    ),
  via: z
    .enum(['env', 'flag', 'config', 'always'])
    .optional()
    .describe('How the image is told; `always` when it does nothing else.'),
  name: text.optional().describe('Name of the variable or of the kind.'),
  value: text.optional().describe('Value of the variable, or the whole flag.'),
  releasedSince: text
    .nullable()
    .optional()
    .describe('First version that has the mode; null when none has it yet.'),
});

const customResource = z.strictObject({
  group: text,
  kind: text,
  plural: text.optional(),
  scope: z.enum(['Namespaced', 'Cluster']).optional(),
  cluster: z.enum(['platform', 'onboarding', 'mcp', 'workload']),
});

const configuration = z.strictObject({
  group: text,
  kind: text,
  version: text.optional(),
  nameRule: z
    .union([
      z.enum(['providerName', 'selector']),
      z.string().regex(/^fixed:.+/),
    ])
    .describe('`providerName`, `selector`, or `fixed:` and the name.'),
  neededBefore: z.enum(['init', 'run', 'reconcile']),
  required: z.array(text).optional().describe('Fields that must be set.'),
  optional: z
    .boolean()
    .optional()
    .describe('True when the provider works without the object, too.'),
});

const dependency = z.strictObject({
  capability: text,
  strength: z.enum(['hard', 'soft']),
  on: z.enum(['platform', 'workload']).default('platform'),
  deploys: text
    .optional()
    .describe(
      'Kind of the objects by which it puts the tool onto a cluster, for instance `HelmRelease`.',
    ),
  note: text.optional(),
});

/**
 * Traits of one range of versions of a provider or a tool. All but the range are
 * optional: what is not declared is unknown.
 *
 * @internal
 */
export const versionTraitsSchema = z.strictObject({
  component: text
    .optional()
    .describe('OCM component, for instance `service-provider-flux`.'),
  versionRange: text.describe(
    'Versions of the image that these traits are true for, as an npm range.',
  ),
  digests: z
    .record(z.string(), text)
    .optional()
    .describe('Image digests and the versions that they are.'),
  image: text.optional().describe('Image repository without tag.'),
  contract: z
    .strictObject({
      init: z.boolean().optional().describe('Has the command `init`.'),
      run: z.boolean().optional().describe('Has the command `run`.'),
      flags: z
        .boolean()
        .optional()
        .describe('Accepts --environment, --verbosity and --provider-name.'),
      metricsFlags: z
        .boolean()
        .optional()
        .describe('Accepts --metrics-bind-address and --metrics-secure.'),
      leaderElect: z.boolean().optional().describe('Accepts --leader-elect.'),
    })
    .optional(),
  platformTarget: platformTarget.optional(),
  targets: z
    .array(z.enum(['platform', 'onboarding', 'mcp', 'workload']))
    .optional()
    .describe('Clusters that the provider works on.'),
  crds: z
    .array(customResource)
    .optional()
    .describe('CRDs that the provider itself installs.'),
  toolCrdGroups: z
    .array(text)
    .optional()
    .describe('API groups of the CRDs of the tool.'),
  toolApiScope: z
    .enum(['Namespaced', 'Cluster', 'mixed'])
    .optional()
    .describe('Scope of the API of the tool.'),
  gvkRegistration: z
    .enum(['none', 'logged', 'fatal'])
    .optional()
    .describe(
      'Whether init registers API kinds at its ServiceProvider, and what a failure does.',
    ),
  requestBase: z
    .union([
      z.strictObject({ fixed: text }),
      z.strictObject({ providerName: z.literal(true) }),
      z.literal('none'),
    ])
    .optional()
    .describe(
      'What the names of its ClusterRequests and AccessRequests begin with; `none` when it makes none.',
    ),
  leader: z
    .union([
      z.literal('none'),
      z.strictObject({
        id: text,
        cluster: z.enum(['platform', 'onboarding']),
        namespace: text.optional(),
        replicasSafe: z.boolean().optional(),
      }),
    ])
    .optional()
    .describe(
      'The Lease by which replicas elect a leader; `none` when they do not.',
    ),
  clusterAccess: z
    .strictObject({
      onboarding: z.enum(['none', 'init', 'run']),
      timeout: text.optional().describe('For instance `30m`.'),
    })
    .optional(),
  toolVersion: text
    .optional()
    .describe(
      'Version of the chart or CRDs that it installs; `configured` when its configuration chooses it.',
    ),
  toolPrivileges: z
    .array(z.enum(['secrets-read', 'exec', 'nodes', 'admission', 'crd-write']))
    .optional(),
  deletion: z
    .strictObject({
      order: text.optional(),
      keeps: z
        .array(text)
        .optional()
        .describe(
          'What stays after deletion, beyond the CRDs of the provider itself and what the operator leaves.',
        ),
    })
    .optional(),
  config: z
    .union([configuration, z.literal('none')])
    .optional()
    .describe('The configuration object that it needs, or `none`.'),
  dependsOn: z.array(dependency).optional(),
  provides: z
    .array(text)
    .optional()
    .describe('Capabilities that others may depend on.'),
  webhooks: z
    .strictObject({
      own: z
        .array(
          z.strictObject({
            name: text,
            selectorKind: z
              .enum(['PlatformService', 'ServiceProvider', 'any'])
              .optional()
              .describe('Kind in a selector that is written into the image.'),
          }),
        )
        .optional(),
      tool: z
        .array(
          z.strictObject({
            failurePolicy: z.enum(['Fail', 'Ignore']),
            scope: z.enum(['cluster', 'namespaces', 'own-api']),
          }),
        )
        .optional(),
    })
    .optional(),
  needs: z
    .strictObject({
      storage: z.boolean().optional(),
      objectStoreCredentials: z.boolean().optional(),
      nodeAgent: z.enum(['required', 'optional']).optional(),
      caBundle: z.boolean().optional(),
    })
    .optional()
    .describe('What the tool needs; what is left out is not needed.'),
  targetNamespace: text
    .optional()
    .describe('Namespace of the tool; `none` when it has none of its own.'),
  ownsOperatorCrds: z
    .boolean()
    .optional()
    .describe(
      'Writes CRDs that the openmcp-operator owns; left out means that it does not.',
    ),
  hostRoutes: z
    .array(z.enum(['helm-deployment', 'helm-release', 'platform-service']))
    .optional()
    .describe(
      'Ways in which the tool can get onto the platform cluster without this image.',
    ),
  inferred: z
    .array(text)
    .optional()
    .describe('Names of traits that were concluded and not read or seen.'),
  evidence: z
    .array(
      z.strictObject({
        ref: text.describe('`repository@commit:path:line`.'),
        note: text.optional(),
        version: text
          .optional()
          .describe('Version that the source is of, where it is known.'),
        traits: z
          .array(text)
          .optional()
          .describe('Names of the traits that it shows.'),
      }),
    )
    .optional(),
});

/**
 * `spec.openmcp` of an entity that describes a provider or a tool.
 *
 * @internal
 */
export const traitsSchema = z.strictObject({
  schemaVersion: z.literal(1),
  tool: text
    .optional()
    .describe('Entity reference of the tool that the provider manages.'),
  hypothetical: z
    .strictObject({
      standsFor: text.describe('Entity reference of a provider.'),
    })
    .optional()
    .describe('The image is not published; it stands for another one.'),
  alreadyThere: text
    .optional()
    .describe('Why the question of another route makes no sense for the tool.'),
  managedByOperator: z
    .boolean()
    .optional()
    .describe('The openmcp-operator creates the service itself.'),
  versions: z.array(versionTraitsSchema).min(1),
});

/**
 * The JSON Schema of `spec.openmcp`, made from the same source as the types.
 *
 * @internal
 */
export function createTraitsJsonSchema(): Record<string, unknown> {
  return {
    $id: 'https://openmcp.cloud/schemas/provider-traits.schema.json',
    title: 'Traits of a provider or a tool of openMCP (spec.openmcp)',
    ...z.toJSONSchema(traitsSchema, { io: 'input' }),
  };
}
