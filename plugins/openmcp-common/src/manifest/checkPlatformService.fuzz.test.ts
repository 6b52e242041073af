import * as fc from 'fast-check';
import { oddValues as odd } from '../__testUtils__/oddValues';
import { checkPlatformService } from './checkPlatformService';
import { buildPlatformService } from './buildPlatformService';
import { diffPlatformServices } from './diffPlatformServices';
import { maskEnvironment } from './maskEnvironment';
import { checkPlatformModeStatement } from './platformMode';

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
