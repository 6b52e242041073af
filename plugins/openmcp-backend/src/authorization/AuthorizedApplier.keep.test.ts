import { PlatformServiceRequest } from '@openmcp/backstage-plugin-openmcp-common';
import { ApplyHarness } from '../__testUtils__/ApplyHarness';
import { allowAllBut, decideAlways } from '../__testUtils__/policies';
import { createReport } from '../__testUtils__/reports';
import { answer } from '../__testUtils__/ScriptedApiServer';

const image = 'ghcr.io/acme/eso:v1.0.0';
const flag = '--service-api-cluster=platform';
const live = {
  image,
  initCommand: ['init', flag],
  runCommand: ['run', flag],
  extraVolumes: [
    { name: 'host', hostPath: { path: '/var/log' } },
    { name: 'trust', configMap: { name: 'trust' } },
  ],
  extraVolumeMounts: [{ name: 'host', mountPath: '/log', readOnly: true }],
};
const record = { via: 'flag', value: flag, image, by: 'user:default/carol' };

function object(spec: object = {}, annotations: object = {}) {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: {
      name: 'eso',
      uid: 'uid-1',
      generation: 3,
      resourceVersion: '30',
      annotations: {
        'openmcp.cloud/platform-mode': JSON.stringify(record),
        ...annotations,
      },
      managedFields: [],
    },
    spec: { ...live, ...spec },
  };
}

const keep: NonNullable<PlatformServiceRequest['keep']> = [
  'initCommand',
  'runCommand',
  'env',
  'extraVolumes',
  'extraVolumeMounts',
];

const commands = ['initCommand', 'runCommand'] as const;

describe('AuthorizedApplier, of fields that are kept', () => {
  let harness: ApplyHarness;

  beforeEach(async () => {
    harness = await ApplyHarness.start();
    harness.server.lists = [answer(200, object())];
    harness.server.writes = [answer(200, object({ runReplicas: 2 }))];
  });

  afterEach(() => harness.stop());

  async function refused(wish: Partial<PlatformServiceRequest>) {
    const error = await harness.apply(wish).then(
      () => undefined,
      each => each,
    );
    expect(error).toBeDefined();
    expect(harness.server.written).toEqual([]);
    return error;
  }

  it('asks for no right over commands and hostPath that stay as they are', async () => {
    harness.permissions = allowAllBut(
      'openmcp.platform-service.command',
      'openmcp.platform-service.host-path',
    );
    const result = await harness.apply({
      spec: { image, runReplicas: 2 },
      keep,
    });
    expect(result.diff).toEqual([
      { field: 'spec.runReplicas', change: 'added', after: '2' },
    ]);
    expect(harness.audited[0]).toMatchObject({ meta: { keep } });
  });

  it('judges the object as it would be, with what is kept', async () => {
    harness.server.lists = [
      answer(
        200,
        object({
          runReplicas: 3,
          imagePullSecrets: [{ name: 'registry' }],
          env: [{ name: 'MODE', value: 'marked-value' }],
        }),
      ),
    ];
    const result = await harness.apply({
      spec: { image: 'ghcr.io/acme/eso:v2.0.0' },
      keep: [...keep, 'runReplicas', 'imagePullSecrets'],
    });
    // Before anything is sent, and then of what the cluster answers.
    expect(harness.judge.judge).toHaveBeenCalledTimes(2);
    expect(harness.judge.judge.mock.calls[0][0].spec).toEqual({
      ...live,
      image: 'ghcr.io/acme/eso:v2.0.0',
      runReplicas: 3,
      imagePullSecrets: [{ name: 'registry' }],
      env: [{ name: 'MODE', value: 'marked-value' }],
    });
    expect(result.eligibility).toBe(harness.report);
    expect(JSON.stringify([result, harness.audited])).not.toContain('marked');
  });

  it.each<[string, object]>([
    ['at another place', { mountPath: '/other', readOnly: true }],
    ['to be written to', { mountPath: '/log' }],
    ['with a part of it', { mountPath: '/log', readOnly: true, subPath: 'x' }],
  ])(
    'asks for the right over a kept hostPath that is mounted %s',
    async (_, mount) => {
      harness.permissions = allowAllBut('openmcp.platform-service.host-path');
      const others = keep.filter(field => field !== 'extraVolumeMounts');
      const mounts = [{ name: 'host', mountPath: '', ...mount }];
      const spec = { image, extraVolumeMounts: mounts };
      expect(await refused({ spec, keep: others })).toMatchObject({
        name: 'NotAllowedError',
        permission: 'openmcp.platform-service.host-path',
      });
      harness.permissions = decideAlways('ALLOW');
      await harness.apply({ spec, keep: others });
    },
  );

  it('asks for the right over a hostPath of others that is there, kept or not', async () => {
    harness.permissions = allowAllBut('openmcp.platform-service.host-path');
    const spec = {
      image,
      extraVolumes: [{ name: 'host' }],
      extraVolumeMounts: [{ name: 'host', mountPath: '/x' }],
    };
    expect(await refused({ spec })).toMatchObject({
      name: 'NotAllowedError',
      permission: 'openmcp.platform-service.host-path',
    });
    // The same name for a volume of another source is another volume.
    await harness.apply({
      spec: {
        ...spec,
        extraVolumes: [{ name: 'host', configMap: { name: 'trust' } }],
      },
    });
    expect(harness.server.written).toHaveLength(2);
  });

  it('lets mounts of other kept volumes change, with the old ones', async () => {
    harness.permissions = allowAllBut('openmcp.platform-service.host-path');
    await harness.apply({
      spec: {
        image,
        extraVolumeMounts: [
          { name: 'host', mountPath: '/log', readOnly: true },
          { name: 'trust', mountPath: '/trust' },
        ],
      },
      keep: ['extraVolumes'],
    });
    expect(harness.server.written).toHaveLength(2);
  });

  it('asks for the right over kept commands that another image would run', async () => {
    harness.permissions = allowAllBut('openmcp.platform-service.command');
    const own = {
      initCommand: ['sh', '-c', 'x'],
      runCommand: ['run', '--debug'],
      extraVolumes: [],
      extraVolumeMounts: [],
    };
    const other = 'ghcr.io/acme/other:v1.0.0';
    harness.server.lists = [answer(200, object(own))];
    harness.server.writes = [answer(200, object({ ...own, image: other }))];
    await expect(
      harness.apply({ spec: { image: other }, keep: [...commands] }),
    ).rejects.toMatchObject({
      name: 'NotAllowedError',
      permission: 'openmcp.platform-service.command',
    });
    expect(
      harness.server.written.every(({ url }) => url.searchParams.has('dryRun')),
    ).toBe(true);
    // Another release of the image that they were given to is none.
    const next = 'ghcr.io/acme/eso:v1.1.0';
    harness.server.writes = [answer(200, object({ ...own, image: next }))];
    await harness.apply({ spec: { image: next }, keep: [...commands] });
  });

  it('asks for the right over a command that is given beside one that is kept', async () => {
    harness.permissions = allowAllBut('openmcp.platform-service.command');
    expect(
      await refused({
        spec: { image, runCommand: ['run', '--debug'] },
        keep: ['initCommand'],
      }),
    ).toMatchObject({ permission: 'openmcp.platform-service.command' });
  });

  it.each<[string, Partial<PlatformServiceRequest>, string, string]>([
    [
      'a field that is given, too',
      { spec: { image, runCommand: ['run'] }, keep },
      'keep[1]',
      'kept-and-given',
    ],
    [
      'a statement that is given, too',
      {
        platformMode: { via: 'flag', value: flag },
        keep: ['platformMode'],
      },
      'keep[0]',
      'kept-and-given',
    ],
    [
      'what cannot be kept',
      { keep: ['image' as never, '__proto__' as never] },
      'keep[0]',
      'not-one-of',
    ],
  ])('refuses %s', async (_, wish, field, code) => {
    const error = await refused(wish);
    expect(error.name).toBe('InputError');
    expect(error.details[0]).toMatchObject({ field, code });
    expect(harness.server.requests).toEqual([]);
  });

  it('names given fields that do not fit to what is kept', async () => {
    expect(
      await refused({
        spec: { image, extraVolumeMounts: [{ name: 'gone', mountPath: '/x' }] },
        keep: ['extraVolumes'],
      }),
    ).toMatchObject({
      details: [
        {
          field: 'spec.extraVolumeMounts[0].name',
          code: 'mount-without-volume',
        },
      ],
    });
    expect(
      await refused({
        platformMode: { via: 'flag', value: '--service-api-cluster=mcp' },
        keep: ['initCommand', 'runCommand'],
      }),
    ).toMatchObject({
      details: [
        { field: 'spec.initCommand', code: 'platform-mode-contradiction' },
        { field: 'spec.runCommand', code: 'platform-mode-contradiction' },
      ],
    });
  });

  describe('with the statement that is recorded', () => {
    const withStatement = [...keep, 'platformMode' as const];

    beforeEach(() => {
      harness.report = createReport({ today: 'blocked' });
      harness.permissions = allowAllBut('openmcp.platform-service.override');
    });

    it('needs no statement again as long as the image stays', async () => {
      await harness.apply({
        spec: { image, runReplicas: 2 },
        keep: withStatement,
      });
      expect(harness.audited.at(-1)).toMatchObject({
        status: 'succeeded',
        meta: { override: false, statementKept: true },
      });
    });

    it.each<[string, Partial<PlatformServiceRequest>, object]>([
      [
        'of another image',
        { spec: { image: 'ghcr.io/acme/eso:v2.0.0' } },
        object(),
      ],
      [
        'that was said for another image than the object has',
        { spec: { image: 'ghcr.io/acme/eso:v2.0.0' } },
        object({ image: 'ghcr.io/acme/eso:v2.0.0' }),
      ],
      [
        'that names no image',
        {},
        object(
          {},
          {
            'openmcp.cloud/platform-mode': JSON.stringify({
              ...record,
              image: undefined,
            }),
          },
        ),
      ],
      ['that the object does not follow', {}, object({ runCommand: ['run'] })],
      [
        'whose commands do not stay',
        { keep: ['initCommand', 'platformMode'] },
        object(),
      ],
      [
        'that is none',
        {},
        object({}, { 'openmcp.cloud/platform-mode': 'yes' }),
      ],
    ])('counts no statement %s', async (_, wish, there) => {
      harness.server.lists = [answer(200, there)];
      expect(
        await refused({ spec: { image }, keep: withStatement, ...wish }),
      ).toMatchObject({
        statusCode: 422,
        code: 'platform-mode-needed',
      });
    });

    it('says for which image it was said', async () => {
      const other = 'ghcr.io/acme/eso:v2.0.0';
      expect(
        await refused({ spec: { image: other }, keep: withStatement }),
      ).toMatchObject({
        message: `This image is blocked as it is released: state in platformMode how it is told to use platform mode. The recorded statement about platform mode was said for ${image}; it says nothing of ${other}`,
      });
      // Where none is needed it goes, and that is said.
      harness.report = createReport();
      harness.server.writes = [answer(200, object({ image: other }))];
      const { warnings } = await harness.apply({
        spec: { image: other },
        keep: withStatement,
      });
      expect(warnings).toContainEqual({
        code: 'statement-of-other-image',
        params: {},
        message: `The recorded statement about platform mode was said for ${image}; it says nothing of ${other}, and does not stay`,
      });
      const sent = JSON.parse(harness.server.written.at(-1)!.body);
      expect(sent.metadata.annotations).toBeUndefined();
    });

    it('never opens what is blocked with platform mode', async () => {
      harness.report = createReport({
        today: 'blocked',
        withPlatformMode: 'blocked',
      });
      expect(await refused({ keep: withStatement })).toMatchObject({
        statusCode: 422,
        code: 'blocked',
      });
    });
  });
});
