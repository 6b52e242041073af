import type { PlatformServiceSpec } from '@openmcp/backstage-plugin-openmcp-common';
import * as fc from 'fast-check';
import { treacherousTexts } from './acceptedSpecs';

/** Mostly the first, now and then the second. */
function seldom<T>(
  usual: fc.Arbitrary<T>,
  other: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 60, arbitrary: usual },
    { weight: 1, arbitrary: other },
  );
}

const wholeText = fc.oneof(
  fc.constantFrom(...treacherousTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const anyText = seldom(
  wholeText,
  // Half a character may stand in it.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map(units => String.fromCharCode(...units)),
) as fc.Arbitrary<string>;

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
const wholeNumber = fc.oneof(
  fc.constantFrom(-1, 0, 1, 2, 3, 8080, 65535, 65536, 2 ** 31 - 1, 2 ** 31),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Of another type than the field has. */
const misfit = fc.constantFrom<unknown>(
  null,
  0,
  1.5,
  true,
  'text',
  '',
  [],
  {},
  [null],
);

function fields(
  shape: Record<string, fc.Arbitrary<unknown>>,
  ...required: string[]
): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(
      Object.entries(shape).map(([name, value]) => [
        name,
        seldom(value, misfit),
      ]),
    ),
    { requiredKeys: required },
  );
}

const image = fc.oneof(
  { weight: 20, arbitrary: fc.constant('ghcr.io/example/name:v1.0.0') },
  {
    weight: 5,
    arbitrary: fc
      .tuple(label, label, fc.stringMatching(/^[A-Za-z0-9_][\w.-]{0,20}$/))
      .map(([host, name, tag]) => `${host}.local:5000/a/${name}:${tag}`),
  },
  { weight: 1, arbitrary: anyText },
);
const mode = seldom(fc.integer({ min: 0, max: 0o777 }), wholeNumber);

const items = fc.array(
  fields({ key: label, path: seldom(label, anyText), mode }, 'key', 'path'),
  { maxLength: 2 },
);

const source = fc.oneof(
  fields({ secretName: label, items, defaultMode: mode }, 'secretName').map(
    secret => ({ secret }),
  ),
  fields({ name: label, items, optional: fc.boolean() }, 'name').map(
    configMap => ({
      configMap,
    }),
  ),
  fields({
    medium: fc.constantFrom('', 'Memory'),
    sizeLimit: seldom(
      fc.constantFrom<unknown>('1Gi', '0.5', 100, '1e3', '100m'),
      fc.constantFrom<unknown>('x', '', 0.5, '1 Gi'),
    ),
  }).map(emptyDir => ({ emptyDir })),
  fields({ claimName: label, readOnly: fc.boolean() }, 'claimName').map(
    persistentVolumeClaim => ({ persistentVolumeClaim }),
  ),
  fields(
    { driver: label, volumeAttributes: fc.dictionary(anyText, anyText) },
    'driver',
  ).map(csi => ({ csi })),
  fields(
    {
      path: seldom(fc.constantFrom('/a', '/a/b'), fc.constant('..')),
      type: fc.constant(''),
    },
    'path',
  ).map(hostPath => ({ hostPath })),
  fc.constant({}),
);

const constraint = fields(
  {
    maxSkew: seldom(fc.constantFrom(1, 2), wholeNumber),
    topologyKey: seldom(
      fc.stringMatching(/^[a-z]{1,12}$/),
      fc.constantFrom('a b', ''),
    ),
    whenUnsatisfiable: seldom(
      fc.constant('DoNotSchedule'),
      fc.constantFrom('ScheduleAnyway', 'Maybe'),
    ),
    minDomains: seldom(fc.constantFrom(1, 2), wholeNumber),
    nodeAffinityPolicy: fc.constantFrom('Honor', 'Ignore'),
    matchLabelKeys: fc.array(label, { maxLength: 2 }),
    labelSelector: fields({
      matchLabels: fc.dictionary(anyText, anyText, { maxKeys: 2 }),
    }),
  },
  'maxSkew',
  'topologyKey',
  'whenUnsatisfiable',
);

const volumesAndMounts = fc
  .uniqueArray(label, { minLength: 0, maxLength: 3 })
  .chain(names =>
    fc.record({
      extraVolumes: fc.tuple(
        ...names.map(name => source.map(given => ({ name, ...given }))),
      ),
      extraVolumeMounts: fc.array(
        fields(
          {
            name: fc.constantFrom(...(names.length ? names : ['nowhere'])),
            mountPath: seldom(
              label.map(path => `/${path}`),
              anyText,
            ),
            readOnly: fc.boolean(),
            subPath: seldom(label, anyText),
          },
          'name',
          'mountPath',
        ),
        { maxLength: names.length * 2 },
      ),
    }),
  );

const environment = fc.array(
  fields(
    {
      name: seldom(
        fc.stringMatching(/^[A-Z_][A-Z0-9_.-]{1,20}$/),
        fc.oneof(anyText, fc.constantFrom('POD_NAME', 'A')),
      ),
      value: anyText,
    },
    'name',
  ),
  { maxLength: 6 },
);

const words = fc.array(anyText, { maxLength: 4 });

/**
 * Specs of PlatformServices: most of them right, some wrong in one place or in
 * several, all with texts that are hard to write.
 *
 * @internal
 */
export const anySpec: fc.Arbitrary<unknown> = fc
  .tuple(
    fields(
      {
        image,
        imagePullSecrets: fc.array(fields({ name: label }), { maxLength: 2 }),
        initCommand: words,
        runCommand: words,
        env: environment,
        runReplicas: seldom(fc.constantFrom(1, 2, 3), wholeNumber),
        topologySpreadConstraints: fc.array(constraint, { maxLength: 2 }),
        verbosity: seldom(
          fc.constantFrom('DEBUG', 'info', 'ERROR'),
          fc.constant('Debug'),
        ),
        metrics: fields({
          disabled: fc.boolean(),
          path: anyText,
          port: seldom(fc.integer({ min: 1, max: 65535 }), wholeNumber),
        }),
      },
      'image',
    ),
    fc.option(volumesAndMounts, { nil: {} }),
  )
  .map(([spec, volumes]) => ({ ...(spec as object), ...volumes }));

/**
 * Generates specs, always the same ones for a seed.
 *
 * @param count - how many
 * @param seed - any whole number
 * @internal
 */
export function generateSpecs(
  count: number,
  seed: number,
): PlatformServiceSpec[] {
  return fc.sample(anySpec, { numRuns: count, seed }) as PlatformServiceSpec[];
}
