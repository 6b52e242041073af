import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));

/** A field with what its readers are told of it. */
function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  return schema.check(z.describe(description));
}

/** A field that may be left out. */
function optional<T extends z.ZodMiniType>(
  schema: T,
  description?: string,
): z.ZodMiniOptional<T> {
  const field = z.optional(schema);
  return description === undefined ? field : described(field, description);
}

const platformTarget = z.strictObject({
  mode: described(
    z.enum(['none', 'pods-only', 'full']),
    'What the image can put on the platform cluster: nothing, its pods without its CRDs, or both.',
  ),
  via: optional(
    z.enum(['env', 'flag', 'config', 'always']),
    'How the image is told; `always` when it does nothing else.',
  ),
  name: optional(text, 'Name of the variable or of the kind.'),
  value: optional(text, 'Value of the variable, or the whole flag.'),
  releasedSince: optional(
    z.nullable(text),
    'First version that has the mode; null when none has it yet.',
  ),
});

const customResource = z.strictObject({
  group: text,
  kind: text,
  plural: optional(text),
  scope: optional(z.enum(['Namespaced', 'Cluster'])),
  cluster: z.enum(['platform', 'onboarding', 'mcp', 'workload']),
});

const configuration = z.strictObject({
  group: text,
  kind: text,
  version: optional(text),
  nameRule: described(
    z.union([
      z.enum(['providerName', 'selector']),
      z.string().check(z.regex(/^fixed:.+/)),
    ]),
    '`providerName`, `selector`, or `fixed:` and the name.',
  ),
  neededBefore: z.enum(['init', 'run', 'reconcile']),
  required: optional(z.array(text), 'Fields that must be set.'),
  optional: optional(
    z.boolean(),
    'True when the provider works without the object, too.',
  ),
});

const dependency = z.strictObject({
  capability: text,
  strength: z.enum(['hard', 'soft']),
  on: z._default(z.enum(['platform', 'workload']), 'platform'),
  deploys: optional(
    text,
    'Kind of the objects by which it puts the tool onto a cluster, for instance `HelmRelease`.',
  ),
  note: optional(text),
});

/**
 * Traits of one range of versions of a provider or a tool. All but the range are
 * optional: what is not declared is unknown. Public, because types are made of it.
 *
 * @public
 */
export const versionTraitsSchema = z.strictObject({
  component: optional(
    text,
    'OCM component, for instance `service-provider-flux`.',
  ),
  versionRange: described(
    text,
    'Versions of the image that these traits are true for, as an npm range.',
  ),
  digests: optional(
    z.record(z.string(), text),
    'Image digests and the versions that they are.',
  ),
  image: optional(text, 'Image repository without tag.'),
  contract: optional(
    z.strictObject({
      init: optional(z.boolean(), 'Has the command `init`.'),
      run: optional(z.boolean(), 'Has the command `run`.'),
      flags: optional(
        z.boolean(),
        'Accepts --environment, --verbosity and --provider-name.',
      ),
      metricsFlags: optional(
        z.boolean(),
        'Accepts --metrics-bind-address and --metrics-secure.',
      ),
      leaderElect: optional(z.boolean(), 'Accepts --leader-elect.'),
    }),
  ),
  platformTarget: optional(platformTarget),
  targets: optional(
    z.array(z.enum(['platform', 'onboarding', 'mcp', 'workload'])),
    'Clusters that the provider works on.',
  ),
  crds: optional(
    z.array(customResource),
    'CRDs that the provider itself installs.',
  ),
  toolCrdGroups: optional(z.array(text), 'API groups of the CRDs of the tool.'),
  toolApiScope: optional(
    z.enum(['Namespaced', 'Cluster', 'mixed']),
    'Scope of the API of the tool.',
  ),
  gvkRegistration: optional(
    z.enum(['none', 'logged', 'fatal']),
    'Whether init registers API kinds at its ServiceProvider, and what a failure does.',
  ),
  requestBase: optional(
    z.union([
      z.strictObject({ fixed: text }),
      z.strictObject({ providerName: z.literal(true) }),
      z.literal('none'),
    ]),
    'What the names of its ClusterRequests and AccessRequests begin with; `none` when it makes none.',
  ),
  leader: optional(
    z.union([
      z.literal('none'),
      z.strictObject({
        id: text,
        cluster: z.enum(['platform', 'onboarding']),
        namespace: optional(text),
        replicasSafe: optional(z.boolean()),
      }),
    ]),
    'The Lease by which replicas elect a leader; `none` when they do not.',
  ),
  clusterAccess: optional(
    z.strictObject({
      onboarding: z.enum(['none', 'init', 'run']),
      timeout: optional(text, 'For instance `30m`.'),
    }),
  ),
  toolVersion: optional(
    text,
    'Version of the chart or CRDs that it installs; `configured` when its configuration chooses it.',
  ),
  toolPrivileges: optional(
    z.array(
      z.enum(['secrets-read', 'exec', 'nodes', 'admission', 'crd-write']),
    ),
  ),
  deletion: optional(
    z.strictObject({
      order: optional(text),
      keeps: optional(
        z.array(text),
        'What stays after deletion, beyond the CRDs of the provider itself and what the operator leaves.',
      ),
    }),
  ),
  config: optional(
    z.union([configuration, z.literal('none')]),
    'The configuration object that it needs, or `none`.',
  ),
  dependsOn: optional(z.array(dependency)),
  provides: optional(z.array(text), 'Capabilities that others may depend on.'),
  webhooks: optional(
    z.strictObject({
      own: optional(
        z.array(
          z.strictObject({
            name: text,
            selectorKind: optional(
              z.enum(['PlatformService', 'ServiceProvider', 'any']),
              'Kind in a selector that is written into the image.',
            ),
          }),
        ),
      ),
      tool: optional(
        z.array(
          z.strictObject({
            failurePolicy: z.enum(['Fail', 'Ignore']),
            scope: z.enum(['cluster', 'namespaces', 'own-api']),
          }),
        ),
      ),
    }),
  ),
  needs: optional(
    z.strictObject({
      storage: optional(z.boolean()),
      objectStoreCredentials: optional(z.boolean()),
      nodeAgent: optional(z.enum(['required', 'optional'])),
      caBundle: optional(z.boolean()),
    }),
    'What the tool needs; what is left out is not needed.',
  ),
  targetNamespace: optional(
    text,
    'Namespace of the tool; `none` when it has none of its own.',
  ),
  ownsOperatorCrds: optional(
    z.boolean(),
    'Writes CRDs that the openmcp-operator owns; left out means that it does not.',
  ),
  hostRoutes: optional(
    z.array(z.enum(['helm-deployment', 'helm-release', 'platform-service'])),
    'Ways in which the tool can get onto the platform cluster without this image.',
  ),
  inferred: optional(
    z.array(text),
    'Names of traits that were concluded and not read or seen.',
  ),
  evidence: optional(
    z.array(
      z.strictObject({
        ref: described(text, '`repository@commit:path:line`.'),
        note: optional(text),
        version: optional(
          text,
          'Version that the source is of, where it is known.',
        ),
        traits: optional(z.array(text), 'Names of the traits that it shows.'),
      }),
    ),
  ),
});

/**
 * `spec.openmcp` of an entity that describes a provider or a tool. Public, because
 * types are made of it.
 *
 * @public
 */
export const traitsSchema = z.strictObject({
  schemaVersion: z.literal(1),
  tool: optional(
    text,
    'Entity reference of the tool that the provider manages.',
  ),
  hypothetical: optional(
    z.strictObject({
      standsFor: described(text, 'Entity reference of a provider.'),
    }),
    'The image is not published; it stands for another one.',
  ),
  alreadyThere: optional(
    text,
    'Why the question of another route makes no sense for the tool.',
  ),
  managedByOperator: optional(
    z.boolean(),
    'The openmcp-operator creates the service itself.',
  ),
  versions: z.array(versionTraitsSchema).check(z.minLength(1)),
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
