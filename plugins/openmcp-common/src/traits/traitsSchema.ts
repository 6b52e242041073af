import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));

/** One that can be compared; "soon" would count as released. */
const version = z
  .string()
  .check(z.regex(/^v?(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-[\w.-]+)?$/));

/** With or without kind and namespace; what the catalog takes for a name. */
const entityReference = z
  .string()
  .check(
    z.trim(),
    z.regex(/^([a-z]+:)?([a-z\d-]+\/)?[a-z\d]([\w.-]*[a-z\d])?$/i),
  );

const platformTarget = z.strictObject({
  mode: z.enum(['none', 'pods-only', 'full']),
  via: z.optional(z.enum(['env', 'flag', 'config', 'always'])),
  name: z.optional(text),
  value: z.optional(text),
  releasedSince: z.optional(z.nullable(version)),
});

const customResource = z.strictObject({
  group: text,
  kind: text,
  plural: z.optional(text),
  scope: z.optional(z.enum(['Namespaced', 'Cluster'])),
  cluster: z.enum(['platform', 'onboarding', 'mcp', 'workload']),
});

const configuration = z.strictObject({
  group: text,
  kind: text,
  version: z.optional(text),
  nameRule: z.union([
    z.enum(['providerName', 'selector']),
    z.string().check(z.regex(/^fixed:.+/)),
  ]),
  neededBefore: z.enum(['init', 'run', 'reconcile']),
  required: z.optional(z.array(text)),
  skeleton: z.optional(z.record(z.string(), z.unknown())),
  optional: z.optional(z.boolean()),
});

const dependency = z.strictObject({
  capability: text,
  strength: z.enum(['hard', 'soft']),
  on: z._default(z.enum(['platform', 'workload']), 'platform'),
  deploys: z.optional(text),
  note: z.optional(text),
});

/**
 * Traits of one range of versions of a provider or a tool. All but the range are
 * optional: what is not declared is unknown. Public, because types are made of it.
 *
 * @public
 */
export const versionTraitsSchema = z.strictObject({
  component: z.optional(text),
  versionRange: text,
  digests: z.optional(z.record(z.string(), text)),
  image: z.optional(text),
  contract: z.optional(
    z.strictObject({
      init: z.optional(z.boolean()),
      run: z.optional(z.boolean()),
      flags: z.optional(z.boolean()),
      metricsFlags: z.optional(z.boolean()),
      leaderElect: z.optional(z.boolean()),
    }),
  ),
  platformTarget: z.optional(platformTarget),
  targets: z.optional(
    z.array(z.enum(['platform', 'onboarding', 'mcp', 'workload'])),
  ),
  crds: z.optional(z.array(customResource)),
  toolCrdGroups: z.optional(z.array(text)),
  toolApiScope: z.optional(z.enum(['Namespaced', 'Cluster', 'mixed'])),
  gvkRegistration: z.optional(z.enum(['none', 'logged', 'fatal'])),
  requestBase: z.optional(
    z.union([
      z.strictObject({ fixed: text }),
      z.strictObject({ providerName: z.literal(true) }),
      z.literal('none'),
    ]),
  ),
  leader: z.optional(
    z.union([
      z.literal('none'),
      z.strictObject({
        id: text,
        cluster: z.enum(['platform', 'onboarding']),
        namespace: z.optional(text),
        replicasSafe: z.optional(z.boolean()),
      }),
    ]),
  ),
  clusterAccess: z.optional(
    z.strictObject({
      onboarding: z.enum(['none', 'init', 'run']),
      timeout: z.optional(text),
    }),
  ),
  toolVersion: z.optional(text),
  toolPrivileges: z.optional(
    z.array(
      z.enum(['secrets-read', 'exec', 'nodes', 'admission', 'crd-write']),
    ),
  ),
  deletion: z.optional(
    z.strictObject({
      order: z.optional(text),
      keeps: z.optional(z.array(text)),
    }),
  ),
  config: z.optional(z.union([configuration, z.literal('none')])),
  dependsOn: z.optional(z.array(dependency)),
  provides: z.optional(z.array(text)),
  webhooks: z.optional(
    z.strictObject({
      own: z.optional(
        z.array(
          z.strictObject({
            name: text,
            selectorKind: z.optional(
              z.enum(['PlatformService', 'ServiceProvider', 'any']),
            ),
          }),
        ),
      ),
      tool: z.optional(
        z.array(
          z.strictObject({
            failurePolicy: z.enum(['Fail', 'Ignore']),
            scope: z.enum(['cluster', 'namespaces', 'own-api']),
          }),
        ),
      ),
    }),
  ),
  needs: z.optional(
    z.strictObject({
      storage: z.optional(z.boolean()),
      objectStoreCredentials: z.optional(z.boolean()),
      nodeAgent: z.optional(z.enum(['required', 'optional'])),
      caBundle: z.optional(z.boolean()),
    }),
  ),
  targetNamespace: z.optional(text),
  ownsOperatorCrds: z.optional(z.boolean()),
  hostRoutes: z.optional(
    z.array(z.enum(['helm-deployment', 'helm-release', 'platform-service'])),
  ),
  inferred: z.optional(z.array(text)),
  evidence: z.optional(
    z.array(
      z.strictObject({
        ref: text,
        note: z.optional(text),
        version: z.optional(text),
        traits: z.optional(z.array(text)),
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
  tool: z.optional(entityReference),
  hypothetical: z.optional(
    z.strictObject({
      standsFor: entityReference,
    }),
  ),
  alreadyThere: z.optional(text),
  managedByOperator: z.optional(z.boolean()),
  versions: z.array(versionTraitsSchema).check(z.minLength(1)),
});
