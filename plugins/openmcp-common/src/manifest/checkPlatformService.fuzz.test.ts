import * as fc from 'fast-check';
import { checkPlatformService } from './checkPlatformService';
import { buildPlatformService } from './buildPlatformService';
import { diffPlatformServices } from './diffPlatformServices';
import { maskEnvironment } from './maskEnvironment';
import { checkPlatformModeStatement } from './platformMode';

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
];

const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, NaN, -0, Infinity, 1e21, 10n),
  fc.constantFrom<unknown>(Symbol('x'), () => 1, new Date(NaN), /x/),
  fc.constantFrom<unknown>('x'.repeat(20_000), '\ud800', '\u0000', '/', '..'),
  fc.boolean(),
  fc.integer(),
  fc.string(),
);

/** Values that have the fields of a spec in all the wrong places. */
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

function expectWellFormed(findings: ReturnType<typeof checkPlatformService>) {
  expect(findings.length).toBeLessThanOrEqual(101);
  for (const { pointer, field, message, severity } of findings) {
    expect(pointer).toMatch(/^(\/(name|spec|platformMode)(\/.*)?)$/s);
    expect(field).not.toBe('');
    expect(['error', 'warning']).toContain(severity);
    expect(message).not.toMatch(/\bundefined\b|\[object|[\p{Cc}\p{Cs}]/u);
    expect(message.length).toBeLessThan(1500);
  }
}

describe('whatever comes in', () => {
  it('gives findings and never an exception', () => {
    let found = 0;
    fc.assert(
      fc.property(odd, odd, (name, spec) => {
        const findings = checkPlatformService({ name, spec });
        expectWellFormed(findings);
        expectWellFormed(checkPlatformModeStatement(name, spec));
        found += findings.length;
      }),
      { numRuns: 3000 },
    );
    expect(found).toBeGreaterThan(3000);
  });

  it('can be compared and masked', () => {
    fc.assert(
      fc.property(odd, odd, (before, after) => {
        const changes = diffPlatformServices({ spec: before }, { spec: after });
        expect(diffPlatformServices({ spec: after }, { spec: after })).toEqual(
          [],
        );
        expect(Array.isArray(changes)).toBe(true);
        maskEnvironment({ spec: before });
        maskEnvironment(after);
      }),
      { numRuns: 3000 },
    );
  });

  it('is built without an exception when nothing is wrong with it', () => {
    let built = 0;
    fc.assert(
      fc.property(
        fc.record(
          {
            image: fc.constantFrom('a:1', 'b:2', ''),
            initCommand: fc.array(fc.string()),
            env: fc.array(
              fc.record({
                name: fc.constantFrom('A', 'B', 'C'),
                value: fc.string(),
              }),
            ),
            runReplicas: fc.integer({ min: -1, max: 3 }),
            metrics: fc.oneof(odd, fc.constant({ disabled: true })),
          },
          { requiredKeys: ['image'] },
        ),
        spec => {
          const errors = checkPlatformService({ name: 'x', spec }).filter(
            ({ severity }) => severity === 'error',
          );
          if (errors.length === 0) {
            buildPlatformService({
              name: 'x',
              spec: spec as { image: string },
            });
            built++;
          }
        },
      ),
      { numRuns: 1000 },
    );
    expect(built).toBeGreaterThan(20);
  });

  it('ends soon for what is cyclic, deep or huge', () => {
    const cyclic: Record<string, unknown> = { image: 'a:1' };
    cyclic.env = [cyclic];
    cyclic.extraVolumes = cyclic;
    cyclic.metrics = cyclic;
    cyclic.x = { cyclic, y: [cyclic, cyclic] };
    let deep: unknown = 'x';
    for (let depth = 0; depth < 100_000; depth++) {
      deep = [deep];
    }
    const huge = Array.from({ length: 300_000 }, () => ({ name: 'A' }));
    const sparse: unknown[] = [];
    sparse.length = 2 ** 32 - 1;
    const specs: unknown[] = [
      cyclic,
      deep,
      { image: 'a:1', env: deep },
      { image: 'a:1', env: huge },
      { image: 'a:1', env: sparse },
      { image: 'a:1', env: [{ name: 'A', value: 'x'.repeat(50_000_000) }] },
    ];
    for (const spec of specs) {
      const findings = checkPlatformService({ name: 'eso', spec });
      expect(findings[0].severity).toBe('error');
      expectWellFormed(findings);
    }
    // Only what JSON can hold comes from a cluster.
    for (const spec of [cyclic, deep, { env: deep }, { env: huge }]) {
      expect(
        diffPlatformServices({ spec }, { spec: { image: 'b:1' } }),
      ).not.toEqual([]);
    }
  });
});
