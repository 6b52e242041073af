import * as fc from 'fast-check';
import request from 'supertest';
import { ApplyHarness } from '../../__testUtils__/ApplyHarness';
import { decideAlways } from '../../__testUtils__/policies';
import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import { startRouter } from '../../__testUtils__/startRouter';
import { answer } from '../../__testUtils__/ScriptedApiServer';

jest.setTimeout(120_000);

const image = 'ghcr.io/acme/eso:v1.0.0';
const path = '/v1/clusters/alpha/platform-services';

/** Everything that a request can hold, so that each of it can be wrong. */
const whole = {
  name: 'eso',
  provider: 'component:default/eso',
  dryRun: false,
  force: true,
  keep: ['metrics'],
  expected: {
    uid: 'uid-1',
    changes: [
      { field: 'spec.image', change: 'changed', before: '"a"', after: '"b"' },
    ],
  },
  platformMode: { via: 'env', name: 'MODE', value: 'platform' },
  spec: {
    image,
    runReplicas: 2,
    verbosity: 'INFO',
    imagePullSecrets: [{ name: 'registry' }],
    initCommand: ['init'],
    runCommand: ['run', '--debug'],
    env: [
      { name: 'A', value: 'b' },
      { name: 'C', keep: true },
    ],
    extraVolumes: [
      { name: 'host', hostPath: { path: '/var/log', type: '' } },
      {
        name: 'trust',
        configMap: { name: 'trust', items: [{ key: 'a', path: 'b', mode: 1 }] },
      },
      { name: 'secret', secret: { secretName: 'x', defaultMode: 420 } },
      {
        name: 'all',
        projected: {
          sources: [
            { secret: { name: 'x', items: [{ key: 'a', path: 'b' }] } },
          ],
        },
      },
    ],
    extraVolumeMounts: [{ name: 'host', mountPath: '/log', readOnly: true }],
    topologySpreadConstraints: [
      {
        maxSkew: 1,
        topologyKey: 'zone',
        whenUnsatisfiable: 'DoNotSchedule',
        labelSelector: { matchLabels: { app: 'eso' } },
        matchLabelKeys: ['x'],
      },
    ],
  },
};

type Step = string | number;

/** The ways to all that is in a value. */
function pathsIn(value: unknown, before: Step[] = []): Step[][] {
  if (typeof value !== 'object' || value === null) {
    return [before];
  }
  return [
    before,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsIn(inner, [...before, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function withValue(target: unknown, steps: Step[], value: unknown): unknown {
  if (steps.length === 0) {
    return value;
  }
  const [step, ...rest] = steps;
  const copy: any = Array.isArray(target) ? [...target] : { ...Object(target) };
  copy[step] = withValue(copy[step], rest, value);
  return copy;
}

/** What JSON can hold in the place of something else. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, [null], { a: null }, [[null]], [], {}),
  fc.constantFrom<unknown>('', ' ', 'x', '__proto__', '\u0000', '../..', 'é'),
  fc.constantFrom<unknown>(0, -1, 1.5, 1e21, true, false, [0], ['x', null]),
  fc.jsonValue({ maxDepth: 3 }),
);

const there = {
  apiVersion: 'openmcp.cloud/v1alpha1',
  kind: 'PlatformService',
  metadata: { name: 'eso', uid: 'uid-1', generation: 1, resourceVersion: '1' },
  spec: { image, env: [{ name: 'C', value: 'c' }], runReplicas: 1 },
};

describe('routes that write, whatever they are sent', () => {
  let harness: ApplyHarness;
  let app: Awaited<ReturnType<typeof startRouter>>['app'];

  beforeAll(async () => {
    harness = await ApplyHarness.start();
    harness.server.lists = [answer(200, there)];
    harness.server.writes = [answer(200, there)];
    ({ app } = await startRouter({
      fleet: createFleetView([createSnapshot('alpha', 'eso')]),
      permissions: decideAlways('ALLOW'),
      applier: harness.createApplier(),
      remover: harness.createRemover(),
    }));
  });

  afterAll(() => harness.stop());

  const statuses = new Map<number, number>();

  async function expectNoFailure(body: unknown, to: string = path) {
    const { status, body: told } = await request(app)
      .post(to)
      .set('content-type', 'application/json')
      .send(JSON.stringify(body));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status).toBeLessThan(500);
    if (status === 400) {
      expect(told.error.details.length).toBeGreaterThan(0);
      for (const { field, code, message } of told.error.details) {
        expect([field, code, message]).toEqual([
          expect.stringMatching(/./),
          expect.stringMatching(/./),
          expect.stringMatching(/./),
        ]);
      }
    }
  }

  it('takes a request that is right', async () => {
    const { expected, keep, force, ...right } = whole;
    const { status, body } = await request(app).post(path).send(right);
    expect([status, body.error]).toEqual([200, undefined]);
  });

  it('refuses a null in any place, naming the field, and fails on none', async () => {
    const paths = pathsIn(whole);
    expect(paths.length).toBeGreaterThan(80);
    for (const steps of paths) {
      for (const value of [null, [null], { x: null }]) {
        await expectNoFailure(withValue(whole, steps, value));
      }
    }
    expect(statuses.get(400)).toBeGreaterThan(200);
  });

  it('fails on nothing that is wrong', async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...pathsIn(whole)), wrong), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.boolean(),
        async (changes, isSmall) => {
          const { expected, keep, force, ...right } = whole;
          const body = changes.reduce<unknown>(
            (target, [steps, value]) => withValue(target, steps, value),
            isSmall ? right : whole,
          );
          await expectNoFailure(body);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('fails on no question about eligibility', async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            provider: wrong,
            tool: wrong,
            traits: wrong,
            image: wrong,
            cluster: wrong,
            name: wrong,
          },
          { requiredKeys: [] },
        ),
        async body => expectNoFailure(body, '/v1/eligibility'),
      ),
      { numRuns: 150 },
    );
  });

  it('fails on no removal', async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ minLength: 1 }),
          fc.constantFrom('eso', '.', '..', '%', '%2e%2e', 'a/b', '\u0000'),
        ),
        fc.array(
          fc.tuple(
            fc.constantFrom('dryRun', 'uid', 'resourceVersion', 'x'),
            fc.string(),
          ),
          { maxLength: 3 },
        ),
        async (name, query) => {
          const { status } = await request(app).delete(
            `${path}/${encodeURIComponent(name)}?${new URLSearchParams(query)}`,
          );
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 150 },
    );
  });
});
