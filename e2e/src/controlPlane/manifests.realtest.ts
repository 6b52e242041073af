import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildPlatformService,
  checkPlatformService,
  PlatformServiceObject,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import {
  RunningPlatformClusters,
  startRealPlatformClusters,
} from '@openmcp/platform-cluster';
import { acceptedSpecs, treacherousTexts } from './acceptedSpecs';
import { ControlPlaneApi, eventually } from './ControlPlaneApi';
import { failingServices } from './failing';
import { generateSpecs } from './generateSpecs';
import { madeByOperator } from './podTemplates';
import { refusedSpecs } from './refusedSpecs';

const collection = '/apis/openmcp.cloud/v1alpha1/platformservices';
const generatedSpecs = 3000;
const atOnce = 8;
const seed = 20260824;

interface Told {
  message: string;
}

interface Answered {
  message?: string;
  spec?: PlatformServiceSpec;
  status?: {
    conditions?: (Told & { type: string; status: string; reason: string })[];
  };
}

const folder = mkdtempSync(join(tmpdir(), 'openmcp-manifests-'));
let clusters: RunningPlatformClusters | undefined;
let api: ControlPlaneApi;

beforeAll(async () => {
  clusters = await startRealPlatformClusters({
    names: ['manifests'],
    stateDirectory: join(folder, 'clusters'),
  });
  api = new ControlPlaneApi(clusters.kubeconfigPath, atOnce);
  // The programs may have to be built.
}, 1_800_000);

afterAll(async () => {
  api?.close();
  await clusters?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Errors of `checkPlatformService`, as `code at field`. */
function errorsOf(name: unknown, spec: unknown): string[] {
  return checkPlatformService({ name, spec })
    .filter(({ severity }) => severity === 'error')
    .map(({ code, field }) => `${code} at ${field}`);
}

/** Server-side apply that changes nothing, with what YAML or JSON says. */
function tryOut(name: string, body: string) {
  return api.send<Answered>(
    'PATCH',
    `${collection}/${name}?fieldManager=backstage-openmcp&fieldValidation=Strict&dryRun=All`,
    { body, contentType: 'application/apply-patch+yaml' },
  );
}

function asJson(name: string, spec: unknown): string {
  return JSON.stringify({
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: { name },
    spec,
  });
}

async function forEachAtOnce<T>(
  entries: readonly T[],
  act: (entry: T, position: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < entries.length) {
      const position = next++;
      await act(entries[position], position);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Every text of a value with its place; the API server adds none of its own. */
function textsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') {
    return [[place, value]];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) =>
        textsOf(entry, `${place}/${key}`),
      )
    : [];
}

function expectSameTexts(sent: unknown, answered: unknown): void {
  expect(Object.fromEntries(textsOf(answered))).toMatchObject(
    Object.fromEntries(textsOf(sent)),
  );
}

describe('specs that are right', () => {
  it.each(Object.entries(acceptedSpecs))(
    'are taken by us and by the API server: %s',
    async (_, spec) => {
      expect(errorsOf('eso', spec)).toEqual([]);
      const json = await tryOut('eso', asJson('eso', spec));
      expect(json).toMatchObject({ status: 201, body: { spec } });

      const built = buildPlatformService({ name: 'eso', spec });
      const yaml = await tryOut('eso', writeManifest(built));
      expect(yaml.status).toBe(201);
      expectSameTexts(built.spec, yaml.body.spec);
    },
  );

  it.each(Object.entries(acceptedSpecs))(
    'can be started by the operator: %s',
    async (_, spec) => {
      const built = buildPlatformService({ name: 'eso', spec });
      for (const { collection: path, object } of madeByOperator(built)) {
        const { status, body } = await api.send<Answered>(
          'POST',
          `${path}?dryRun=All&fieldValidation=Strict`,
          { body: JSON.stringify(object) },
        );
        expect({ status, message: body.message }).toEqual({ status: 201 });
      }
    },
  );

  it('bring every text back unchanged through the YAML of the API server', async () => {
    const env = treacherousTexts.map((value, position) => ({
      name: `V${position}`,
      value,
    }));
    const spec = {
      image: 'ghcr.io/example/name:v1.0.0',
      env,
      initCommand: [...treacherousTexts],
    };
    expect(errorsOf('eso', spec)).toEqual([]);
    const built = buildPlatformService({
      name: 'eso',
      spec,
      labels: { y: 'yes', '1': '0123', on: 'n' },
    });
    const { status, body } = await tryOut('eso', writeManifest(built));
    expect(status).toBe(201);
    expect(body.spec).toMatchObject({ env, initCommand: treacherousTexts });
    expect(body).toMatchObject({
      metadata: { labels: { y: 'yes', '1': '0123', on: 'n' } },
    });
  });
});

describe('specs that the API server refuses', () => {
  it.each(refusedSpecs.map(refused => [refused.title, refused] as const))(
    'are refused by us, too: %s',
    async (_, { spec, field, code }) => {
      const { status } = await tryOut('eso', asJson('eso', spec));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(errorsOf('eso', spec)).toContain(`${code} at ${field}`);
    },
  );

  it.each(['Dns', '-dns', 'dns-', 'dns_prod', 'dünn', ' dns ', 'x\n', 'a..b'])(
    'and so are names: %j',
    async name => {
      const body = asJson(name, { image: 'nginx' });
      const { status } = await tryOut(encodeURIComponent(name), body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(errorsOf(name, { image: 'nginx' })).toHaveLength(1);
    },
  );

  it('and so is what cannot be stored', async () => {
    const env = [{ name: 'A', value: 'x'.repeat(1_600_000) }];
    const spec = { image: 'nginx', env };
    // A dry run does not reach the store.
    const { status } = await api.send('POST', collection, {
      body: asJson('large', spec),
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(errorsOf('large', spec)).toEqual(['too-large at spec']);
  });
});

describe('generated specs', () => {
  it('that we take are taken by the API server, which keeps their texts, and can be started', async () => {
    const specs = generateSpecs(generatedSpecs, seed);
    const taken: PlatformServiceObject[] = [];
    const surprises: unknown[] = [];
    const counts = { refusedByBoth: 0, refusedByUsOnly: 0 };
    await forEachAtOnce(specs, async (spec, position) => {
      const name = `generated-${position}`;
      const errors = errorsOf(name, spec);
      if (errors.length > 0) {
        const { status } = await tryOut(name, asJson(name, spec));
        counts[status < 300 ? 'refusedByUsOnly' : 'refusedByBoth']++;
        return;
      }
      const built = buildPlatformService({ name, spec });
      const { status, body } = await tryOut(name, writeManifest(built));
      if (status !== 201) {
        surprises.push({ spec, status, message: body.message });
        return;
      }
      expectSameTexts(built.spec, body.spec);
      taken.push(built);
    });
    expect(surprises).toEqual([]);
    process.stdout.write(
      `${generatedSpecs} generated: ${JSON.stringify({
        ...counts,
        taken: taken.length,
      })}\n`,
    );
    // A generator that makes one kind alone would show nothing.
    expect(taken.length).toBeGreaterThan(generatedSpecs / 4);
    expect(counts.refusedByBoth).toBeGreaterThan(generatedSpecs / 20);

    await forEachAtOnce(taken, async built => {
      for (const { collection: path, object } of madeByOperator(built)) {
        const { status, body } = await api.send<Answered>(
          'POST',
          `${path}?dryRun=All&fieldValidation=Strict`,
          { body: JSON.stringify(object) },
        );
        if (status !== 201) {
          surprises.push({ spec: built.spec, message: body.message });
        }
      }
    });
    expect(surprises).toEqual([]);
  }, 120_000);
});

async function conditionOf(
  name: string,
  wanted: string,
): Promise<Told | undefined> {
  const { body } = await api.send<Answered>('GET', `${collection}/${name}`);
  return body.status?.conditions?.find(
    ({ type, status, reason }) => `${type}=${status}/${reason}` === wanted,
  );
}

async function eventOfInitJob(name: string): Promise<Told | undefined> {
  const selector = `involvedObject.kind=Job,involvedObject.name=ps-${name}-init,reason=FailedCreate`;
  const { body } = await api.send<{ items: Told[] }>(
    'GET',
    `/api/v1/namespaces/openmcp-system/events?fieldSelector=${encodeURIComponent(
      selector,
    )}`,
  );
  return body.items[0];
}

describe('what the API server takes and the operator cannot start', () => {
  beforeAll(async () => {
    await forEachAtOnce(failingServices, async ({ name, spec }) => {
      const { status, body } = await api.send<Answered>('POST', collection, {
        body: asJson(name, spec),
      });
      if (status !== 201) {
        throw new Error(`${name} was not taken: ${body.message}`);
      }
    });
  }, 60_000);

  it.each(failingServices.map(service => [service.title, service] as const))(
    'is refused by us: %s',
    async (_, { name, spec, field, code, toldBy, message }) => {
      expect(errorsOf(name, spec)).toContain(`${code} at ${field}`);
      const told = await eventually(() =>
        toldBy === 'Job/FailedCreate'
          ? eventOfInitJob(name)
          : conditionOf(name, toldBy),
      );
      expect(told.message).toContain(message);
    },
    60_000,
  );
});
