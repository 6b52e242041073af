import * as fc from 'fast-check';

/** Fields of specs, of objects of a cluster and of traits, and keys of prototypes. */
const FIELDS = [
  ...'image imagePullSecrets initCommand runCommand env extraVolumes'.split(
    ' ',
  ),
  ...'extraVolumeMounts runReplicas topologySpreadConstraints'.split(' '),
  ...'verbosity metrics name value keep mountPath topologyKey secret'.split(
    ' ',
  ),
  ...'items path projected sources hostPath matchLabels subPath port'.split(
    ' ',
  ),
  ...'__proto__ constructor toString length spec metadata via'.split(' '),
  ...'kind status conditions phase labels annotations ownerReferences'.split(
    ' ',
  ),
  ...'versions skeleton required config schemaVersion providerName'.split(' '),
];

const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, NaN, -0, Infinity, 1e21, 10n),
  fc.constantFrom<unknown>(Symbol('x'), () => 1, new Date(NaN), /x/),
  fc.constantFrom<unknown>('x'.repeat(20_000), '\ud800', '\u0000', '/', '..'),
  fc.boolean(),
  fc.integer(),
  fc.string(),
);

const { odd } = fc.letrec<{ odd: unknown }>(tie => ({
  odd: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('odd'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...FIELDS), tie('odd')), { maxLength: 8 })
      .map(entries => {
        const object: Record<string, unknown> = Object.create(null);
        for (const [key, value] of entries) {
          // As JSON.parse does it: `__proto__` becomes a field.
          Object.defineProperty(object, key, {
            value,
            enumerable: true,
            configurable: true,
            writable: true,
          });
        }
        return object;
      }),
  ),
}));

/**
 * Values that have the fields of what comes in in all the wrong places, and what
 * JSON cannot hold besides.
 */
export const oddValues: fc.Arbitrary<unknown> = odd;
