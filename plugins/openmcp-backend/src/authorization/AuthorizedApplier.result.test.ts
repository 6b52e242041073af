import { PlatformServiceRequest } from '@openmcp/backstage-plugin-openmcp-common';
import { ApplyHarness } from '../__testUtils__/ApplyHarness';
import { allowAllBut, decideAlways } from '../__testUtils__/policies';
import { createReport } from '../__testUtils__/reports';
import { answer } from '../__testUtils__/ScriptedApiServer';

const image = 'ghcr.io/acme/eso:v1.0.0';
const flag = '--service-api-cluster=platform';
const hostVolume = { name: 'host', hostPath: { path: '/' } };
const hostMount = { name: 'host', mountPath: '/host' };
const onHost = { extraVolumes: [hostVolume], extraVolumeMounts: [hostMount] };

function object(spec: object) {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: {
      name: 'eso',
      uid: 'uid-1',
      generation: 3,
      resourceVersion: '30',
      managedFields: [],
    },
    spec: { image, ...spec },
  };
}

describe('AuthorizedApplier, of what the cluster says that would come of it', () => {
  let harness: ApplyHarness;

  beforeEach(async () => {
    harness = await ApplyHarness.start();
  });

  afterEach(() => harness.stop());

  function thereIs(live: object | undefined, after: object) {
    if (live) {
      harness.server.lists = [answer(200, object(live))];
    }
    harness.server.writes = [answer(live ? 200 : 201, object(after))];
    harness.server.written.length = 0;
  }

  /** Refused after the dry run, with nothing written. */
  async function refused(wish: Partial<PlatformServiceRequest> = {}) {
    const error = await harness.apply(wish).then(
      () => undefined,
      each => each,
    );
    expect(error).toBeDefined();
    const modes = harness.server.written.map(({ url }) =>
      url.searchParams.get('dryRun'),
    );
    expect(modes).toEqual(['All']);
    return error;
  }

  it.each([false, true])(
    'judges fields of others that stay, with dryRun %s',
    async dryRun => {
      harness.judge.judge.mockImplementation(async ({ spec }) =>
        createReport(
          (spec.runReplicas ?? 1) > 1
            ? { today: 'blocked', withPlatformMode: 'blocked' }
            : {},
        ),
      );
      thereIs({ runReplicas: 3 }, { runReplicas: 3, verbosity: 'DEBUG' });
      const wish = { spec: { image, verbosity: 'DEBUG' as const }, dryRun };
      expect(await refused(wish)).toMatchObject({
        statusCode: 422,
        code: 'blocked',
      });
      expect(harness.audited.at(-1)).toMatchObject({
        status: 'failed',
        meta: { outcomeWithPlatformMode: 'blocked' },
      });
      thereIs({ runReplicas: 1 }, { runReplicas: 1, verbosity: 'DEBUG' });
      await harness.apply(wish);
    },
  );

  it('answers with the verdict on what would come of it', async () => {
    const later = createReport({ today: 'warning' });
    harness.judge.judge.mockImplementation(async ({ spec }) =>
      spec.runReplicas === 2 ? later : createReport(),
    );
    thereIs({ runReplicas: 2 }, { runReplicas: 2, verbosity: 'DEBUG' });
    expect((await harness.apply()).eligibility).toBe(later);
  });

  it('takes a command that only tells what is stated for the image’s own', async () => {
    harness.report = createReport({ today: 'blocked' });
    const told = { initCommand: ['init', flag], runCommand: ['run', flag] };
    thereIs(undefined, told);
    harness.permissions = allowAllBut('openmcp.platform-service.command');
    await harness.apply({ platformMode: { via: 'flag', value: flag } });
    for (const [{ spec }] of harness.judge.judge.mock.calls) {
      expect(spec).not.toHaveProperty('initCommand');
      expect(spec).not.toHaveProperty('runCommand');
    }
  });

  it.each<[string, string, object | undefined, object]>([
    ['a hostPath that the cluster itself adds', 'host-path', undefined, onHost],
    [
      'a hostPath that somebody else gave to another image',
      'host-path',
      { ...onHost, image: 'ghcr.io/acme/other:v1.0.0' },
      onHost,
    ],
    [
      'a mount of others that meets a volume with another source now',
      'host-path',
      { extraVolumeMounts: [hostMount] },
      onHost,
    ],
    [
      'a hostPath of another path',
      'host-path',
      {
        ...onHost,
        extraVolumes: [{ name: 'host', hostPath: { path: '/tmp' } }],
      },
      onHost,
    ],
    [
      'a command that the cluster itself adds',
      'command',
      {},
      { runCommand: ['sh'] },
    ],
    [
      'a command that somebody else gave to another image',
      'command',
      { initCommand: ['sh'], image: 'ghcr.io/acme/other:v1.0.0' },
      { initCommand: ['sh'] },
    ],
  ])('asks for the right over %s', async (_, right, live, after) => {
    const permission = `openmcp.platform-service.${right}`;
    harness.permissions = allowAllBut(permission);
    thereIs(live, after);
    expect(await refused()).toMatchObject({
      name: 'NotAllowedError',
      permission,
    });
    harness.permissions = decideAlways('ALLOW');
    thereIs(live, after);
    await harness.apply();
  });

  it.each<[string, object, object]>([
    ['files of the node', onHost, { ...onHost, runReplicas: 2 }],
    [
      'files of the node, of another release',
      { ...onHost, image: 'ghcr.io/acme/eso:v0.9.0' },
      onHost,
    ],
    [
      'commands',
      { runCommand: ['sh'] },
      { runCommand: ['sh'], runReplicas: 2 },
    ],
    [
      'commands, of another release',
      { runCommand: ['sh'], image: 'ghcr.io/acme/eso:v0.9.0' },
      { runCommand: ['sh'] },
    ],
    ['a command that goes', { runCommand: ['sh'] }, {}],
  ])('needs no right for %s that stay as they are', async (_, live, after) => {
    harness.permissions = allowAllBut(
      'openmcp.platform-service.host-path',
      'openmcp.platform-service.command',
    );
    thereIs(live, after);
    await expect(harness.apply()).resolves.toMatchObject({ name: 'eso' });
  });

  it('lets no policy of the cluster bring in an image that is not allowed', async () => {
    thereIs(undefined, { image: 'evil.example.com/acme/eso:v1.0.0' });
    expect(await refused()).toMatchObject({
      name: 'InputError',
      details: [{ field: 'spec.image', code: 'not-allowed' }],
    });
  });

  it.each([
    { env: 'text', imagePullSecrets: 7, initCommand: {}, metrics: null },
    {
      env: [null, 7, { name: 1 }],
      extraVolumes: [null, 'x'],
      runReplicas: '2',
    },
  ])('takes whatever a cluster answers: %j', async odd => {
    thereIs(odd, odd);
    await expect(harness.apply()).resolves.toMatchObject({ name: 'eso' });
  });
});
