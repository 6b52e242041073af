import { NotFoundError } from '@backstage/errors';
import {
  Outcome,
  PlatformModeStatement,
  PlatformServiceRequest,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ApplyHarness } from '../__testUtils__/ApplyHarness';
import {
  allowAllBut,
  allowAllOn,
  decideAlways,
} from '../__testUtils__/policies';
import { createReport } from '../__testUtils__/reports';
import { answer } from '../__testUtils__/ScriptedApiServer';

const image = 'ghcr.io/acme/eso:v1.0.0';
const platformMode: PlatformModeStatement = {
  via: 'flag',
  value: '--service-api-cluster=platform',
};

describe('AuthorizedApplier', () => {
  let harness: ApplyHarness;

  beforeEach(async () => {
    harness = await ApplyHarness.start();
  });

  afterEach(() => harness.stop());

  async function refused(
    wish: Partial<PlatformServiceRequest> = {},
    cluster?: string,
  ) {
    const error = await harness.apply(wish, cluster).then(
      () => undefined,
      each => each,
    );
    expect(error).toBeDefined();
    expect(harness.server.written).toEqual([]);
    return error;
  }

  it('lets through what is allowed, with one question to the policy', async () => {
    const result = await harness.apply();
    expect(result).toMatchObject({
      cluster: 'alpha',
      name: 'eso',
      dryRun: false,
      result: 'created',
      uid: 'uid-1',
      eligibility: harness.report,
    });
    expect(harness.permissions.authorizeConditional).toHaveBeenCalledTimes(1);
    expect(harness.judge.judge).toHaveBeenCalledWith(
      expect.objectContaining({
        cluster: 'alpha',
        name: 'eso',
        spec: { image },
      }),
      expect.objectContaining({
        credentials: expect.objectContaining({
          principal: expect.objectContaining({
            userEntityRef: 'user:default/alice',
          }),
        }),
      }),
    );
    expect(harness.server.written).toHaveLength(2);
  });

  it('names the missing right before everything else', async () => {
    harness.permissions = allowAllBut('openmcp.platform-service.apply');
    expect(await refused({ name: 'not a name' }, 'nowhere')).toMatchObject({
      name: 'NotAllowedError',
      message: 'The permission openmcp.platform-service.apply is needed',
      permission: 'openmcp.platform-service.apply',
    });
    harness.permissions = allowAllOn('beta');
    expect(await refused()).toMatchObject({
      name: 'NotAllowedError',
      message:
        'The permission openmcp.platform-service.apply is needed on alpha',
    });
    expect(harness.judge.judge).not.toHaveBeenCalled();
    expect(harness.server.requests).toEqual([]);
  });

  it('does not tell a cluster that may not be seen from one that is not there', async () => {
    const missing = await refused({}, 'nowhere');
    harness.permissions = allowAllBut('openmcp.cluster.read');
    const hidden = await refused();
    for (const error of [missing, hidden]) {
      expect(error).toMatchObject({
        name: 'NotFoundError',
        message: 'There is no such cluster',
        details: [{ field: 'cluster', code: 'not-found' }],
      });
    }
  });

  it('shows no installation that may not be read', async () => {
    harness.permissions = allowAllBut('openmcp.installation.read');
    expect(await refused({ dryRun: true })).toMatchObject({
      name: 'NotAllowedError',
      permission: 'openmcp.installation.read',
    });
  });

  it.each<[string, Partial<PlatformServiceRequest>, string]>([
    ['a name that is no DNS label', { name: 'Eso_1' }, 'name'],
    ['a name with dots', { name: 'eso.prod' }, 'name'],
    ['a name that is too long', { name: 'e'.repeat(56) }, 'name'],
    [
      'an image with spaces',
      { spec: { image: 'ghcr.io/acme/e so' } },
      'spec.image',
    ],
    [
      'a variable of the operator',
      { spec: { image, env: [{ name: 'POD_NAME', value: 'x' }] } },
      'spec.env[0].name',
    ],
    [
      'an unknown field',
      { spec: { image, serviceAccount: 'admin' } as never },
      'spec.serviceAccount',
    ],
    [
      'a statement that is none',
      { platformMode: { via: 'word' as never } },
      'platformMode.via',
    ],
    [
      'a statement with two flags in one',
      { platformMode: { via: 'flag', value: '--a=b --c=d' } },
      'platformMode.value',
    ],
  ])('refuses %s, naming the field', async (_, wish, field) => {
    expect(await refused(wish)).toMatchObject({
      name: 'InputError',
      details: [
        { field, code: expect.any(String), message: expect.any(String) },
      ],
    });
    expect(harness.judge.judge).not.toHaveBeenCalled();
  });

  it.each([
    [[], 'openmcp.allowedImages'],
    [['ghcr.io/other/'], 'ghcr.io/other/'],
    [['ghcr.io/acme/es'], 'ghcr.io/acme/es'],
    [['ghcr.io/acme'], 'ghcr.io/acme'],
  ])('refuses images outside %j', async (allowedImages, said) => {
    harness.allowedImages = allowedImages;
    expect(await refused()).toMatchObject({
      name: 'InputError',
      message: expect.stringContaining(said),
      details: [{ field: 'spec.image', code: 'not-allowed' }],
    });
  });

  it('passes on what the judge refuses', async () => {
    harness.judge.judge.mockRejectedValue(new NotFoundError('no provider'));
    expect(await refused()).toMatchObject({ name: 'NotFoundError' });
  });

  it.each<[string, Parameters<typeof createReport>[0], string]>([
    ['not applicable', { applicable: false }, 'not-applicable'],
    [
      'blocked with platform mode',
      { today: 'blocked', withPlatformMode: 'blocked' },
      'blocked',
    ],
    [
      'blocked with platform mode alone',
      { today: 'ok', withPlatformMode: 'blocked' },
      'blocked',
    ],
  ])('never lets through what is %s', async (_, report, code) => {
    harness.report = createReport(report);
    for (const wish of [
      {},
      { platformMode },
      { dryRun: true, platformMode },
      { force: true, platformMode },
    ]) {
      expect(await refused(wish)).toMatchObject({
        name: 'EligibilityRefusal',
        statusCode: 422,
        code,
        eligibility: harness.report,
      });
    }
    expect(harness.server.requests).toEqual([]);
  });

  it.each<[Outcome, Outcome]>([
    ['blocked', 'ok'],
    ['blocked', 'needs-configuration'],
    ['unknown', 'unknown'],
    ['unknown', 'ok'],
    ['warning', 'unknown'],
  ])(
    'wants a statement where it is %s today and %s with platform mode',
    async (today, withPlatformMode) => {
      harness.report = createReport({ today, withPlatformMode });
      expect(await refused()).toMatchObject({
        statusCode: 422,
        code: 'platform-mode-needed',
        eligibility: { wrap: { today: { outcome: today } } },
      });
      // The flag alone, without a statement, is none.
      expect(
        await refused({
          spec: {
            image,
            initCommand: ['init', '--service-api-cluster=platform'],
            runCommand: ['run', '--service-api-cluster=platform'],
          },
        }),
      ).toMatchObject({ code: 'platform-mode-needed' });
      harness.permissions = allowAllBut('openmcp.platform-service.override');
      expect(await refused({ platformMode })).toMatchObject({
        name: 'NotAllowedError',
        permission: 'openmcp.platform-service.override',
      });
      harness.permissions = allowAllBut('openmcp.platform-service.command');
      const result = await harness.apply({ platformMode });
      expect(result.result).toBe('created');
      expect(JSON.parse(harness.server.written[0].body)).toMatchObject({
        metadata: {
          annotations: {
            'openmcp.cloud/platform-mode': expect.stringContaining(
              '"by":"user:default/alice"',
            ),
          },
        },
        spec: {
          initCommand: ['init', '--service-api-cluster=platform'],
          runCommand: ['run', '--service-api-cluster=platform'],
        },
      });
    },
  );

  it('takes a statement that nobody asked for as an override', async () => {
    harness.permissions = allowAllBut('openmcp.platform-service.override');
    const declaration = { ...platformMode, releasedSince: 'v2.0.0' };
    for (const report of [
      {},
      { platformMode: { ...declaration, value: '--other=1' } },
      { platformMode },
      { platformMode: declaration, trust: 'untrusted' as const },
    ]) {
      harness.report = createReport(report);
      expect(await refused({ platformMode })).toMatchObject({
        permission: 'openmcp.platform-service.override',
      });
    }
  });

  it('writes a mode that a release declares without an override', async () => {
    harness.permissions = allowAllBut('openmcp.platform-service.override');
    harness.report = createReport({
      platformMode: { ...platformMode, releasedSince: 'v2.0.0' },
    });
    await harness.apply({ platformMode });
    expect(harness.audited.at(-1)).toMatchObject({ meta: { override: false } });
    expect(harness.server.written).toHaveLength(2);
  });

  it.each<[string, Partial<PlatformServiceRequest>]>([
    ['openmcp.platform-service.force', { force: true }],
    [
      'openmcp.platform-service.host-path',
      {
        spec: {
          image,
          extraVolumes: [{ name: 'host', hostPath: { path: '/' } }],
          extraVolumeMounts: [{ name: 'host', mountPath: '/host' }],
        },
      },
    ],
    [
      'openmcp.platform-service.command',
      { spec: { image, runCommand: ['run', '--debug'] } },
    ],
    [
      'openmcp.platform-service.command',
      { spec: { image, initCommand: ['init', '--debug'] } },
    ],
  ])('asks for %s where it is needed', async (permission, wish) => {
    harness.permissions = allowAllBut(permission);
    expect(await refused(wish)).toMatchObject({
      name: 'NotAllowedError',
      permission,
      message: expect.stringContaining(`${permission} is needed on alpha`),
    });
    harness.permissions = decideAlways('ALLOW');
    await harness.apply(wish);
    expect(harness.server.written).toHaveLength(2);
  });

  it('only tries on a cluster that is delivered by GitOps', async () => {
    expect(await refused({}, 'gamma')).toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'dryRun', code: 'gitops' }],
    });
    const result = await harness.apply({ dryRun: true }, 'gamma');
    expect(result).toMatchObject({ dryRun: true, result: 'created' });
    for (const { url } of harness.server.written) {
      expect(url.searchParams.get('dryRun')).toBe('All');
    }
  });

  it('passes on what a person should know of the manifest', async () => {
    const result = await harness.apply({
      spec: { image: 'ghcr.io/acme/eso' },
    });
    expect(result.warnings).toEqual([
      {
        code: 'image-without-tag',
        params: { field: 'spec.image' },
        message: expect.stringMatching(/^spec\.image: /),
      },
    ]);
  });

  it('notes in the audit log who wanted what, and what became of it', async () => {
    harness.report = createReport({ today: 'blocked' });
    await harness.apply({
      provider: 'component:default/example',
      platformMode: { via: 'env', name: 'MODE', value: 'marked-mode' },
      spec: { image, env: [{ name: 'TOKEN', value: 'marked-token' }] },
    });
    expect(harness.audited).toEqual([
      {
        eventId: 'platform-service-apply',
        severityLevel: 'medium',
        status: 'initiated',
        meta: {
          by: 'user:default/alice',
          cluster: 'alpha',
          name: 'eso',
          image,
          provider: 'component:default/example',
          dryRun: false,
          force: false,
          override: true,
          platformMode: { via: 'env', name: 'MODE' },
        },
      },
      {
        status: 'succeeded',
        meta: {
          provider: 'component:default/example',
          outcomeToday: 'blocked',
          outcomeWithPlatformMode: 'ok',
          override: true,
          result: 'created',
        },
      },
    ]);
    expect(JSON.stringify(harness.audited)).not.toContain('marked');
  });

  it('notes overrides that are refused, too, and nothing that is quoted', async () => {
    harness.report = createReport({ today: 'blocked' });
    harness.server.writes = [
      answer(403, {
        kind: 'Status',
        code: 403,
        message: 'denied request: marked-by-cluster',
      }),
    ];
    await expect(harness.apply({ platformMode })).rejects.toThrow(
      /marked-by-cluster/,
    );
    expect(harness.audited.at(-1)).toEqual({
      status: 'failed',
      error: 'InputError: spec: refused-by-cluster',
      meta: {
        provider: 'component:default/example',
        outcomeToday: 'blocked',
        outcomeWithPlatformMode: 'ok',
        override: true,
        result: 'refused',
      },
    });
    harness.permissions = allowAllBut('openmcp.platform-service.override');
    await expect(harness.apply({ platformMode })).rejects.toThrow();
    expect(harness.audited.at(-1)).toMatchObject({
      status: 'failed',
      error: 'NotAllowedError: openmcp.platform-service.override',
      meta: { override: true },
    });
  });

  it('writes nothing that it could not note', async () => {
    harness.auditor.createEvent.mockRejectedValue(new Error('no audit log'));
    await expect(harness.apply()).rejects.toThrow('no audit log');
    expect(harness.server.requests).toEqual([]);
  });
});
