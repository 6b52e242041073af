import { ExpectedChanges } from '@openmcp/backstage-plugin-openmcp-common';
import { answer, ScriptedApiServer } from '../__testUtils__/ScriptedApiServer';
import { ManualClock } from '../__testUtils__/ManualClock';
import { PoolTransport } from '../clusters';
import { ClusterApplier } from './ClusterApplier';
import { PlatformServiceWish } from './PlatformServiceWish';

const image = 'ghcr.io/acme/eso:v1.0.0';
const record = JSON.stringify({
  via: 'flag',
  value: '--service-api-cluster=platform',
  image: 'ghcr.io/acme/eso:v2',
  by: 'user:default/alice',
  at: '2026-01-01T00:00:00Z',
});

/** What the portal has applied, and what somebody else has. */
const spec = {
  image,
  initCommand: ['init', '--service-api-cluster=platform'],
  runCommand: ['run', '--of-another'],
  env: [
    { name: 'OURS', value: 'marked-ours' },
    { name: 'THEIRS', value: 'marked-theirs' },
  ],
  extraVolumes: [
    { name: 'ours', secret: { secretName: 'a', defaultMode: 420 } },
    { name: 'theirs', hostPath: { path: '/' } },
  ],
  runReplicas: 2,
};

const managedFields = [
  {
    manager: 'backstage-openmcp',
    operation: 'Apply',
    fieldsV1: {
      'f:metadata': {
        'f:annotations': { 'f:openmcp.cloud/platform-mode': {} },
      },
      'f:spec': {
        'f:image': {},
        'f:initCommand': {},
        'f:env': { 'k:{"name":"OURS"}': { 'f:name': {}, 'f:value': {} } },
        'f:extraVolumes': {
          'k:{"name":"ours"}': {
            'f:name': {},
            'f:secret': { 'f:secretName': {} },
          },
        },
      },
    },
  },
];

function object(changes: { metadata?: object; spec?: object } = {}) {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: {
      name: 'eso',
      uid: 'uid-1',
      generation: 3,
      resourceVersion: '30',
      managedFields,
      annotations: { 'openmcp.cloud/platform-mode': record },
      ...changes.metadata,
    },
    spec: { ...spec, ...changes.spec },
  };
}

const keep = [
  'initCommand',
  'runCommand',
  'env',
  'extraVolumes',
  'extraVolumeMounts',
  'runReplicas',
  'metrics',
  'platformMode',
] as const;

const stale = answer(409, {
  kind: 'Status',
  code: 409,
  reason: 'Conflict',
  message: 'the object has been modified',
  details: { name: 'eso' },
});

describe('ClusterApplier, of fields that are kept', () => {
  let server: ScriptedApiServer;
  let transport: PoolTransport;
  let clock: ManualClock;

  beforeEach(async () => {
    server = await ScriptedApiServer.start();
    clock = new ManualClock('2026-02-03T04:05:06Z');
    transport = new PoolTransport({
      server: server.url,
      getCredentials: async () => ({ headers: {} }),
    });
    server.lists = [answer(200, object())];
    server.writes = [
      answer(200, object({ spec: { image: 'ghcr.io/acme/eso:v2' } })),
    ];
  });

  afterEach(async () => {
    await transport.close();
    await server.stop();
    clock.requireNoTimers();
  });

  function apply(wish: Partial<PlatformServiceWish> = {}) {
    return new ClusterApplier(clock, { record: () => {} }).apply(
      {
        definition: {
          name: 'eu-live',
          title: 'Europe, live',
          namespaces: ['openmcp-system'],
          delivery: 'direct',
          simulated: false,
          problem: 'is not looked at',
        },
        transport,
      },
      {
        name: 'eso',
        spec: { image: 'ghcr.io/acme/eso:v2' },
        keep,
        by: 'user:default/bob',
        dryRun: false,
        throughRepository: false,
        force: false,
        ...wish,
      },
    );
  }

  const sent = () => server.written.map(({ body }) => JSON.parse(body));

  it('sends again what the portal has applied, and leaves alone what others have', async () => {
    const result = await apply();
    expect(result.diff).toEqual([
      expect.objectContaining({ field: 'spec.image', change: 'changed' }),
    ]);
    expect(sent()[0]).toEqual({
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: {
        name: 'eso',
        uid: 'uid-1',
        resourceVersion: '30',
        annotations: { 'openmcp.cloud/platform-mode': record },
      },
      spec: {
        image: 'ghcr.io/acme/eso:v2',
        initCommand: spec.initCommand,
        env: [{ name: 'OURS', value: 'marked-ours' }],
        extraVolumes: [{ name: 'ours', secret: { secretName: 'a' } }],
      },
    });
    expect(JSON.stringify(result)).not.toContain('marked');
  });

  it('writes onto the very object that was read, and reads anew when it has changed', async () => {
    server.lists = [
      answer(200, object()),
      answer(200, object({ metadata: { resourceVersion: '31' } })),
    ];
    const changed = answer(200, object({ spec: { image: 'x:2' } }));
    server.writes = [changed, stale, changed];
    await apply();
    const [dryRun, lost, , written] = sent();
    for (const each of [dryRun, lost]) {
      expect(each.metadata).toMatchObject({
        uid: 'uid-1',
        resourceVersion: '30',
      });
    }
    expect(written.metadata.resourceVersion).toBe('31');
  });

  it.each([
    ['another image', record.replace('eso:v2', 'eso:v1')],
    ['no image', JSON.stringify({ ...JSON.parse(record), image: undefined })],
  ])('does not keep what was said for %s', async (_, said) => {
    const metadata = { annotations: { 'openmcp.cloud/platform-mode': said } };
    server.lists = [answer(200, object({ metadata }))];
    await apply();
    const { manifest } = await apply({ throughRepository: true, dryRun: true });
    expect(sent().map(({ metadata: { annotations } }) => annotations)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(manifest).not.toContain('openmcp.cloud/platform-mode');
  });

  it('puts the whole into a repository, where the file is all there is', async () => {
    const { manifest } = await apply({ throughRepository: true, dryRun: true });
    expect(sent()[0].spec).toEqual({
      ...spec,
      image: 'ghcr.io/acme/eso:v2',
    });
    expect(manifest).toContain('openmcp.cloud/platform-mode');
    expect(manifest).not.toContain('marked');
  });

  it('puts a stated flag behind the command that is kept, whoever owns it', async () => {
    await apply({ platformMode: { via: 'flag', value: '--told' } });
    expect(sent()[0].spec).toMatchObject({
      initCommand: [...spec.initCommand, '--told'],
      runCommand: [...spec.runCommand, '--told'],
    });
  });

  it('gives a kept variable the value that is stated', async () => {
    await apply({
      platformMode: { via: 'env', name: 'OURS', value: 'platform' },
    });
    expect(sent()[0].spec.env).toEqual([{ name: 'OURS', value: 'platform' }]);
  });

  it('takes away nothing but what is not kept', async () => {
    await apply({ keep: ['initCommand'] });
    expect(sent()[0].spec).toEqual({
      image: 'ghcr.io/acme/eso:v2',
      initCommand: spec.initCommand,
    });
    expect(sent()[0].metadata.annotations).toBeUndefined();
  });

  it('keeps nothing of an object that is not there', async () => {
    server.lists = [
      answer(404, { kind: 'Status', code: 404, details: { name: 'eso' } }),
    ];
    await expect(apply()).rejects.toMatchObject({
      name: 'InputError',
      details: [{ field: 'keep', code: 'nothing-to-keep' }],
    });
    expect(server.written).toEqual([]);
  });

  it('shows what is there before it sends anything', async () => {
    const review = jest.fn(async () => {
      throw new Error('not allowed');
    });
    await expect(apply({ review })).rejects.toThrow('not allowed');
    expect(review).toHaveBeenCalledWith(expect.objectContaining({ spec }));
    expect(server.written).toEqual([]);
  });
});

describe('ClusterApplier, of changes that were shown', () => {
  let server: ScriptedApiServer;
  let transport: PoolTransport;
  const change = {
    field: 'spec.image',
    change: 'changed' as const,
    before: JSON.stringify(image),
    after: '"ghcr.io/acme/eso:v2"',
  };

  beforeEach(async () => {
    server = await ScriptedApiServer.start();
    transport = new PoolTransport({
      server: server.url,
      getCredentials: async () => ({ headers: {} }),
    });
    server.lists = [answer(200, object())];
    server.writes = [
      answer(200, object({ spec: { image: 'ghcr.io/acme/eso:v2' } })),
    ];
  });

  afterEach(async () => {
    await transport.close();
    await server.stop();
  });

  function apply(
    expected: ExpectedChanges,
    wish: Partial<PlatformServiceWish> = {},
  ) {
    return new ClusterApplier(new ManualClock('2026-02-03T04:05:06Z'), {
      record: () => {},
    }).apply(
      {
        definition: {
          name: 'eu-live',
          title: 'Europe, live',
          namespaces: [],
          delivery: 'direct',
          simulated: false,
          problem: 'is not looked at',
        },
        transport,
      },
      {
        name: 'eso',
        spec: { image: 'ghcr.io/acme/eso:v2' },
        by: 'user:default/bob',
        dryRun: false,
        throughRepository: false,
        force: false,
        expected,
        ...wish,
      },
    );
  }

  it('writes what was shown', async () => {
    await apply({ uid: 'uid-1', changes: [change] });
    expect(server.written).toHaveLength(2);
    // Also when a part of it was done meanwhile by somebody else.
    await apply({
      uid: 'uid-1',
      changes: [
        change,
        {
          field: 'spec.runReplicas',
          change: 'changed',
          before: '1',
          after: '2',
        },
      ],
    });
    expect(server.written).toHaveLength(4);
  });

  it('names each field that would change otherwise, and writes nothing', async () => {
    server.writes = [
      answer(
        200,
        object({ spec: { image: 'ghcr.io/acme/eso:v2', runReplicas: 1 } }),
      ),
    ];
    await expect(
      apply({
        uid: 'uid-1',
        changes: [{ ...change, before: '"ghcr.io/acme/eso:v0.9"' }],
      }),
    ).rejects.toMatchObject({
      name: 'ConflictError',
      message: expect.stringContaining('Nothing was changed'),
      details: [
        {
          field: 'spec.image',
          code: 'changed-meanwhile',
          message: expect.stringContaining(image),
        },
        {
          field: 'spec.runReplicas',
          code: 'changed-meanwhile',
          message: 'would be changed (2 -> 1), which was not shown before',
        },
      ],
    });
    expect(server.written).toHaveLength(1);
  });

  it.each<[string, ExpectedChanges, string]>([
    [
      'another object of the same name',
      { uid: 'uid-0', changes: [change] },
      'is another object than the one that was looked at',
    ],
    [
      'an object that was not there',
      { changes: [change] },
      'was created by somebody else since it was looked at',
    ],
  ])('leaves alone %s', async (_, expected, message) => {
    await expect(apply(expected)).rejects.toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'metadata.uid', code: 'changed-meanwhile', message }],
    });
    expect(server.written).toHaveLength(1);
  });

  it('has nothing against what is done already', async () => {
    server.writes = [answer(200, object())];
    const result = await apply(
      { uid: 'uid-0', changes: [change] },
      { spec: { image } },
    );
    expect(result.result).toBe('unchanged');
  });

  it('does not take the time of a statement for a change', async () => {
    const metadata = {
      annotations: {
        'openmcp.cloud/platform-mode': record.replace(
          '2026-01-01',
          '2026-02-03',
        ),
      },
    };
    server.lists = [answer(200, object({ metadata: { annotations: {} } }))];
    server.writes = [answer(200, object({ metadata }))];
    const told = {
      field: 'metadata.annotations[openmcp.cloud/platform-mode]',
      change: 'added' as const,
      after: JSON.stringify(record),
    };
    await apply({ uid: 'uid-1', changes: [told] });
    await expect(
      apply({
        uid: 'uid-1',
        changes: [{ ...told, after: '{"via":"env' }],
      }),
    ).rejects.toMatchObject({ details: [{ field: told.field }] });
  });
});
