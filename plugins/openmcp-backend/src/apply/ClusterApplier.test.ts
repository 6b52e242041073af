import {
  answer,
  loginPage,
  Script,
  ScriptedApiServer,
} from '../__testUtils__/ScriptedApiServer';
import { ManualClock } from '../__testUtils__/ManualClock';
import { waitUntil } from '../__testUtils__/waitUntil';
import { PoolTransport } from '../clusters';
import { WritableCluster } from '../fleet';
import { AppliedObject, ApplyRecorder } from './ApplyRecorder';
import { ClusterApplier } from './ClusterApplier';
import { JudgedChange, PlatformServiceWish } from './PlatformServiceWish';

const image = 'ghcr.io/acme/eso:v1.0.0';

const missing = answer(404, {
  kind: 'Status',
  status: 'Failure',
  reason: 'NotFound',
  message: 'platformservices.openmcp.cloud "eso" not found',
  details: { name: 'eso', group: 'openmcp.cloud', kind: 'platformservices' },
  code: 404,
});

function object(
  options: {
    metadata?: object;
    spec?: object;
    managedFields?: object[];
  } = {},
) {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: {
      name: 'eso',
      uid: 'uid-1',
      generation: 3,
      resourceVersion: '30',
      managedFields: options.managedFields ?? [
        {
          manager: 'backstage-openmcp',
          operation: 'Apply',
          time: '2026-01-01T00:00:00Z',
        },
      ],
      ...options.metadata,
    },
    spec: { image, runReplicas: 1, ...options.spec },
  };
}

/** A refusal as an API server writes it. */
function refusal(code: number, status: object): Script {
  return answer(code, {
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Failure',
    ...status,
    code,
  });
}

const stale = refusal(409, {
  reason: 'Conflict',
  message:
    'Operation cannot be fulfilled on platformservices.openmcp.cloud "eso": the object has been modified; please apply your changes to the latest version and try again',
  details: { name: 'eso', group: 'openmcp.cloud', kind: 'platformservices' },
});

describe('ClusterApplier', () => {
  let server: ScriptedApiServer;
  let transport: PoolTransport;
  let clock: ManualClock;
  let recorded: Array<{ cluster: string; object: AppliedObject }>;
  const recorder: ApplyRecorder = {
    record: (name, applied) =>
      recorded.push({ cluster: name, object: applied }),
  };

  beforeEach(async () => {
    recorded = [];
    server = await ScriptedApiServer.start();
    clock = new ManualClock('2026-02-03T04:05:06Z');
    transport = new PoolTransport({
      server: server.url,
      getCredentials: async () => ({ headers: {} }),
    });
    server.lists = [missing];
  });

  afterEach(async () => {
    await transport.close();
    await server.stop();
    clock.requireNoTimers();
  });

  function cluster(): WritableCluster {
    return {
      definition: {
        name: 'eu-live',
        title: 'Europe, live',
        namespaces: ['openmcp-system'],
        delivery: 'direct',
        simulated: false,
        problem: 'is not looked at',
      },
      transport,
    };
  }

  function apply(wish: Partial<PlatformServiceWish> = {}) {
    return new ClusterApplier(clock, recorder).apply(cluster(), {
      name: 'eso',
      spec: { image },
      by: 'user:default/guest',
      dryRun: false,
      throughRepository: false,
      force: false,
      ...wish,
    });
  }

  async function refused(wish: Partial<PlatformServiceWish> = {}) {
    const error = await apply(wish).then(
      () => undefined,
      each => each,
    );
    expect(error).toBeDefined();
    return error;
  }

  it('creates after a dry run, in the form that server-side apply asks for', async () => {
    const created = object({ metadata: { generation: 1 } });
    server.writes = [answer(201, created), answer(201, created)];
    const result = await apply({
      spec: { image, env: [{ name: 'TOKEN', value: 'marked-value' }] },
    });
    expect(result).toMatchObject({
      result: 'created',
      generation: 1,
      uid: 'uid-1',
      diff: expect.arrayContaining([
        { field: 'spec.image', change: 'added', after: JSON.stringify(image) },
      ]),
    });
    expect(
      server.written.map(({ url }) => `${url.pathname}${url.search}`),
    ).toEqual([
      '/apis/openmcp.cloud/v1alpha1/platformservices/eso?fieldManager=backstage-openmcp&fieldValidation=Strict&dryRun=All',
      '/apis/openmcp.cloud/v1alpha1/platformservices/eso?fieldManager=backstage-openmcp&fieldValidation=Strict',
    ]);
    for (const { headers, body } of server.written) {
      expect(headers['content-type']).toBe('application/apply-patch+yaml');
      expect(JSON.parse(body)).toEqual({
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind: 'PlatformService',
        // Only where there is none.
        metadata: { name: 'eso', resourceVersion: '0' },
        spec: { image, env: [{ name: 'TOKEN', value: 'marked-value' }] },
      });
    }
    expect(JSON.stringify(result)).not.toContain('marked-value');
    expect(result.manifest).toContain('name: TOKEN');
    expect(recorded).toMatchObject([
      { cluster: 'eu-live', object: { metadata: { generation: 1 } } },
    ]);
  });

  it('only asks in a dry run', async () => {
    server.writes = [answer(201, object())];
    const result = await apply({ dryRun: true });
    expect(result).toMatchObject({ result: 'created', warnings: [] });
    expect(result.uid).toBeUndefined();
    expect(result.generation).toBeUndefined();
    expect(recorded).toEqual([]);
    expect(server.written.map(({ url }) => url.search)).toEqual([
      '?fieldManager=backstage-openmcp&fieldValidation=Strict&dryRun=All',
    ]);
  });

  it('asks whose fields it takes before it takes them by force', async () => {
    const conflict = refusal(409, {
      reason: 'Conflict',
      message: 'Apply failed with 1 conflict',
      details: {
        causes: [
          {
            reason: 'FieldManagerConflict',
            message:
              'conflict with "kubectl-edit" using openmcp.cloud/v1alpha1',
            field: '.spec.env[name="LOG"].value',
          },
        ],
      },
    });
    const after = object({ spec: { runReplicas: 2 } });
    server.lists = [answer(200, object())];
    server.writes = [conflict, answer(200, after), answer(200, after)];
    const result = await apply({ force: true });
    expect(result).toMatchObject({
      result: 'configured',
      warnings: [
        {
          code: 'field-taken',
          params: { field: 'spec.env[LOG].value', owner: 'kubectl-edit' },
          message: 'spec.env[LOG].value is taken over from kubectl-edit',
        },
      ],
    });
    const asked = '?fieldManager=backstage-openmcp&fieldValidation=Strict';
    expect(server.written.map(({ url }) => url.search)).toEqual([
      `${asked}&dryRun=All`,
      `${asked}&dryRun=All&force=true`,
      `${asked}&force=true`,
    ]);
  });

  it('takes by force what nobody holds without a word', async () => {
    const created = object();
    server.writes = [answer(201, created), answer(201, created)];
    const result = await apply({ force: true });
    expect(result).toMatchObject({ result: 'created', warnings: [] });
    expect(server.written).toHaveLength(2);
  });

  it('writes nothing when nothing would change', async () => {
    const status = { manager: 'openmcp-operator', subresource: 'status' };
    const own = { manager: 'backstage-openmcp', operation: 'Apply' };
    server.lists = [answer(200, object({ managedFields: [own, status] }))];
    server.writes = [
      answer(200, {
        ...object({
          metadata: { resourceVersion: '31' },
          managedFields: [
            { ...own, time: '2026-01-01T00:00:01Z' },
            { ...status, time: '2026-01-01T00:00:01Z' },
          ],
        }),
        // The operator wrote it between the two requests.
        status: { phase: 'Ready' },
      }),
    ];
    expect(await apply()).toMatchObject({
      result: 'unchanged',
      diff: [],
      generation: 3,
      uid: 'uid-1',
      warnings: [],
    });
    expect(server.written).toHaveLength(1);
    // What is there is what was wanted.
    expect(recorded).toMatchObject([
      { object: { metadata: { generation: 3 } } },
    ]);
  });

  it('tells what changes', async () => {
    server.lists = [
      answer(
        200,
        object({ spec: { env: [{ name: 'LEVEL', value: 'marked-old' }] } }),
      ),
    ];
    const changed = object({
      metadata: { generation: 4 },
      spec: {
        image: 'ghcr.io/acme/eso:v2',
        env: [{ name: 'LEVEL', value: 'marked-new' }],
      },
    });
    server.writes = [answer(200, changed)];
    const result = await apply();
    expect(result).toMatchObject({ result: 'configured', generation: 4 });
    expect(result.diff).toEqual([
      {
        field: 'spec.image',
        change: 'changed',
        before: JSON.stringify(image),
        after: '"ghcr.io/acme/eso:v2"',
      },
      { field: 'spec.env[LEVEL]', change: 'changed' },
    ]);
    expect(JSON.stringify(result)).not.toContain('marked');
  });

  it('says so when only the owners of fields change', async () => {
    server.lists = [
      answer(200, object({ managedFields: [{ manager: 'kubectl' }] })),
    ];
    server.writes = [answer(200, object())];
    const result = await apply();
    expect(result).toMatchObject({
      result: 'configured',
      diff: [],
      warnings: [{ code: 'fields-shared' }],
    });
    expect(server.written).toHaveLength(2);
  });

  it('keeps values that the cluster has, and names those it has not', async () => {
    server.lists = [
      answer(
        200,
        object({
          metadata: { resourceVersion: '30' },
          spec: { env: [{ name: 'TOKEN', value: 's3cr3t' }] },
        }),
      ),
    ];
    server.writes = [answer(200, object())];
    await apply({ spec: { image, env: [{ name: 'TOKEN', keep: true }] } });
    const [dryRun, written] = server.written.map(({ body }) =>
      JSON.parse(body),
    );
    expect(dryRun.spec.env).toEqual([{ name: 'TOKEN', value: 's3cr3t' }]);
    // Who changes the value meanwhile is not set back.
    expect(written.metadata.resourceVersion).toBe('30');
    const error = await refused({
      spec: {
        image,
        env: [
          { name: 'TOKEN', keep: true },
          { name: 'OTHER', keep: true },
        ],
      },
    });
    expect(error).toMatchObject({
      name: 'InputError',
      details: [{ field: 'spec.env[1]', code: 'nothing-to-keep' }],
    });
  });

  it('records a statement once, and keeps the record of the same statement', async () => {
    const platformMode = {
      via: 'flag',
      value: '--service-api-cluster=platform',
    } as const;
    server.writes = [answer(201, object())];
    await apply({ platformMode });
    const first = JSON.parse(server.written[0].body);
    const text = first.metadata.annotations['openmcp.cloud/platform-mode'];
    expect(JSON.parse(text)).toEqual({
      ...platformMode,
      image,
      by: 'user:default/guest',
      at: '2026-02-03T04:05:06.000Z',
    });
    expect(first.spec).toEqual({
      image,
      initCommand: ['init', platformMode.value],
      runCommand: ['run', platformMode.value],
    });
    server.lists = [
      answer(
        200,
        object({
          metadata: { annotations: { 'openmcp.cloud/platform-mode': text } },
        }),
      ),
    ];
    clock.advance(60_000);
    await apply({ platformMode, by: 'user:default/other' });
    const again = JSON.parse(server.written.at(-1)!.body);
    expect(again.metadata.annotations['openmcp.cloud/platform-mode']).toBe(
      text,
    );
  });

  it.each([
    [
      'the operator’s own service',
      { labels: { 'openmcp.cloud/managed-by': 'openmcp-operator' } },
      { code: 'operators-own', owner: 'openmcp-operator' },
    ],
    [
      'an object of a Kustomization of Flux',
      {
        labels: {
          'kustomize.toolkit.fluxcd.io/name': 'openmcp',
          'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
        },
      },
      { code: 'owned', owner: 'Kustomization flux-system/openmcp' },
    ],
    [
      'an object of a HelmRelease of Flux',
      {
        labels: {
          'helm.toolkit.fluxcd.io/name': 'eso',
          'helm.toolkit.fluxcd.io/namespace': 'apps',
        },
      },
      { code: 'owned', owner: 'HelmRelease apps/eso' },
    ],
    [
      'an object of a Helm release',
      {
        annotations: {
          'meta.helm.sh/release-name': 'eso',
          'meta.helm.sh/release-namespace': 'apps',
        },
      },
      { code: 'owned', owner: 'Helm release apps/eso' },
    ],
    [
      'an object that another object owns',
      { ownerReferences: [{ kind: 'Landscape', name: 'eu' }] },
      { code: 'owned', owner: 'Landscape eu' },
    ],
    [
      'an object that is being deleted',
      { deletionTimestamp: '2026-01-01T00:00:00Z' },
      { code: 'terminating' },
    ],
  ])('does not touch %s', async (_, metadata, detail) => {
    server.lists = [answer(200, object({ metadata }))];
    const error = await refused({ force: true });
    expect(error).toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'metadata', ...detail }],
    });
    expect(server.written).toEqual([]);
  });

  it('looks past who owns the object where it is delivered through a repository', async () => {
    const metadata = { labels: { 'kustomize.toolkit.fluxcd.io/name': 'apps' } };
    server.lists = [answer(200, object({ metadata }))];
    server.writes = [
      answer(200, object({ metadata, spec: { runReplicas: 2 } })),
    ];
    const result = await apply({ throughRepository: true, dryRun: true });
    expect(result).toMatchObject({
      result: 'configured',
      diff: [{ field: 'spec.runReplicas', before: '1', after: '2' }],
    });
    expect(server.written.map(({ url }) => url.search)).toEqual([
      '?fieldManager=kustomize-controller&fieldValidation=Strict&dryRun=All&force=true',
    ]);
    server.writes = [
      answer(200, object({ metadata, managedFields: [{ manager: 'portal' }] })),
    ];
    expect(
      await apply({ throughRepository: true, dryRun: true }),
    ).toMatchObject({ result: 'unchanged', diff: [], warnings: [] });
  });

  it('names every field and its owner where others own fields', async () => {
    server.lists = [answer(200, object())];
    server.writes = [
      refusal(409, {
        reason: 'Conflict',
        message: 'Apply failed with 2 conflicts',
        details: {
          causes: [
            {
              reason: 'FieldManagerConflict',
              message:
                'conflict with "kubectl-edit" using openmcp.cloud/v1alpha1',
              field: '.spec.image',
            },
            {
              reason: 'FieldManagerConflict',
              message: 'conflict with "argocd-controller"',
              field: '.spec.env[name="LEVEL"].value',
            },
          ],
        },
      }),
    ];
    const error = await refused();
    expect(error).toMatchObject({
      name: 'ConflictError',
      message: expect.stringContaining('spec.image is owned by kubectl-edit'),
      details: [
        { field: 'spec.image', code: 'conflict', owner: 'kubectl-edit' },
        {
          field: 'spec.env[LEVEL].value',
          code: 'conflict',
          owner: 'argocd-controller',
        },
      ],
    });
    expect(server.written).toHaveLength(1);
  });

  it('begins once more when the object changed meanwhile', async () => {
    server.writes = [
      answer(201, object()),
      stale,
      answer(200, object({ spec: { image: 'ghcr.io/acme/eso:v2' } })),
    ];
    server.lists = [missing, answer(200, object())];
    expect(await apply()).toMatchObject({ result: 'configured' });
    expect(server.written).toHaveLength(4);
    expect(server.requests).toHaveLength(6);
  });

  it('gives up when the object changed meanwhile again', async () => {
    server.writes = [stale];
    expect(await refused()).toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'metadata', code: 'changed-meanwhile' }],
    });
    expect(server.written).toHaveLength(5);
  });

  it('does not write onto what somebody else has created at the same time', async () => {
    const isThere = refusal(422, {
      reason: 'Invalid',
      message:
        'platformservices.openmcp.cloud "eso" is invalid: metadata.resourceVersion: Invalid value: 0: must be specified for an update',
      details: {
        name: 'eso',
        causes: [
          {
            reason: 'FieldValueInvalid',
            message: 'Invalid value: 0: must be specified for an update',
            field: 'metadata.resourceVersion',
          },
        ],
      },
    });
    const other = answer(200, object({ spec: { image: 'ghcr.io/acme/o:v2' } }));
    server.lists = [missing, other];
    server.writes = [answer(201, object()), isThere, answer(200, object())];
    const judge = jest.fn(async (_: JudgedChange) => {});
    const shown = [
      { field: 'spec.image', change: 'added' as const, after: `"${image}"` },
      { field: 'spec.runReplicas', change: 'added' as const, after: '1' },
    ];
    await expect(
      apply({ expected: { changes: shown }, judge }),
    ).rejects.toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'metadata.uid', code: 'changed-meanwhile' }],
    });
    expect(judge.mock.calls.map(([{ live }]) => live?.metadata.uid)).toEqual([
      undefined,
      'uid-1',
    ]);
    const writes = server.written.map(({ url }) =>
      url.searchParams.get('dryRun'),
    );
    expect(writes).toEqual(['All', null, 'All']);

    server.lists = [missing];
    server.writes = [answer(201, object()), isThere];
    expect(await refused()).toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'metadata', code: 'changed-meanwhile' }],
    });
  });

  it('judges what the dry run answers, and writes nothing else', async () => {
    const foreign = { runReplicas: 3 };
    server.lists = [answer(200, object({ spec: foreign }))];
    server.writes = [
      answer(200, object({ spec: { ...foreign, image: 'x:2' } })),
    ];
    const judge = jest.fn(async () => {
      throw new Error('blocked');
    });
    await expect(apply({ judge })).rejects.toThrow('blocked');
    expect(judge).toHaveBeenCalledWith({
      live: expect.objectContaining({ spec: { image, ...foreign } }),
      after: expect.objectContaining({ spec: { image: 'x:2', ...foreign } }),
    });
    expect(server.written).toHaveLength(1);
    expect(JSON.parse(server.written[0].body).metadata).toEqual({
      name: 'eso',
      uid: 'uid-1',
      resourceVersion: '30',
    });
  });

  it.each([{ uid: undefined }, { resourceVersion: undefined }])(
    'does not write onto an object that cannot be told from others: %j',
    async metadata => {
      server.lists = [answer(200, object({ metadata }))];
      expect(await refused()).toMatchObject({
        reason: { code: 'unexpected-answer' },
        written: 'nothing',
      });
      expect(server.written).toEqual([]);
    },
  );

  it('tries on behalf of the tool that delivers, with what that puts beside the file', async () => {
    const metadata = {
      labels: { 'kustomize.toolkit.fluxcd.io/name': 'apps', theirs: 'x' },
      annotations: {
        'example.com/by': 'flux',
        'openmcp.cloud/platform-mode': '{}',
      },
    };
    const managedFields = [
      {
        manager: 'kustomize-controller',
        operation: 'Apply',
        fieldsV1: {
          'f:metadata': {
            'f:labels': { 'f:kustomize.toolkit.fluxcd.io/name': {} },
            'f:annotations': {
              'f:example.com/by': {},
              'f:openmcp.cloud/platform-mode': {},
            },
          },
        },
      },
    ];
    const env = [{ name: 'OLD', value: 'marked' }];
    server.lists = [
      answer(200, object({ metadata, managedFields, spec: { env } })),
    ];
    server.writes = [answer(200, object({ metadata, managedFields }))];
    const { diff } = await apply({ throughRepository: true, dryRun: true });
    expect(diff).toEqual([{ field: 'spec.env[OLD]', change: 'removed' }]);
    expect(JSON.parse(server.written[0].body).metadata).toEqual({
      name: 'eso',
      labels: { 'kustomize.toolkit.fluxcd.io/name': 'apps' },
      annotations: { 'example.com/by': 'flux' },
    });
  });

  it.each([
    [
      'an unknown field',
      '.spec.foo: field not declared in schema',
      [{ field: 'spec.foo', code: 'unknown-field' }],
    ],
    [
      'a wrong type, without its value',
      '.spec.runReplicas: expected numeric (int or float), got &value.valueUnstructured{Value:"marked-value"}',
      [{ field: 'spec.runReplicas', code: 'malformed' }],
    ],
    [
      'a duplicate',
      '.spec.env: duplicate entries for key [name="A"]',
      [{ field: 'spec.env', code: 'duplicate' }],
    ],
    [
      'several at once',
      'errors:\n  .spec.foo: field not declared in schema\n  .spec.metrics.bar: field not declared in schema',
      [
        { field: 'spec.foo', code: 'unknown-field' },
        { field: 'spec.metrics.bar', code: 'unknown-field' },
      ],
    ],
  ])(
    'does not try again what the schema refuses: %s',
    async (_, text, details) => {
      server.writes = [
        refusal(500, {
          message: `failed to create typed patch object (/eso; openmcp.cloud/v1alpha1, Kind=PlatformService): ${text}`,
        }),
      ];
      const error = await refused();
      expect(error).toMatchObject({ name: 'InputError', details });
      expect(JSON.stringify([error, error.message])).not.toContain('marked');
      expect(server.written).toHaveLength(1);
    },
  );

  it('reads what strict decoding refuses', async () => {
    server.writes = [
      refusal(400, {
        reason: 'BadRequest',
        message:
          'PlatformService in version "v1alpha1" cannot be handled as a PlatformService: strict decoding error: unknown field "spec.foo"',
      }),
    ];
    expect(await refused()).toMatchObject({
      details: [{ field: 'spec.foo', code: 'unknown-field' }],
    });
  });

  it('names fields whose values are refused, without values of variables', async () => {
    server.writes = [
      refusal(422, {
        reason: 'Invalid',
        message: 'PlatformService.openmcp.cloud "eso" is invalid',
        details: {
          name: 'eso',
          causes: [
            {
              reason: 'FieldValueNotSupported',
              message: 'Unsupported value: "LOUD"',
              field: 'spec.verbosity',
            },
            {
              reason: 'FieldValueInvalid',
              message: 'Invalid value: "x1": too short',
              field: 'spec.env[0].value',
            },
          ],
        },
      }),
    ];
    const error = await refused({
      spec: { image, env: [{ name: 'TOKEN', value: 'x1' }] },
    });
    expect(error).toMatchObject({
      name: 'InputError',
      details: [
        {
          field: 'spec.verbosity',
          code: 'not-allowed',
          message: 'Unsupported value: "LOUD"',
        },
        { field: 'spec.env[0].value', code: 'malformed' },
      ],
    });
    expect(JSON.stringify([error, error.message])).not.toContain('x1');
  });

  it.each([
    [
      403,
      "platformservices.openmcp.cloud \"eso\" is forbidden: ValidatingAdmissionPolicy 'signed-images' with binding 'all' denied request: only signed images",
      'ValidatingAdmissionPolicy signed-images',
    ],
    [
      422,
      "platformservices.openmcp.cloud \"eso\" is forbidden: ValidatingAdmissionPolicy 'limits' with binding 'all' denied request: TOKEN is marked-value",
      'ValidatingAdmissionPolicy limits',
    ],
    [413, 'request is too large', undefined],
    [
      400,
      'admission webhook "guard.example.com" denied the request: no\u001b[31m way\u0000',
      'admission webhook guard.example.com',
    ],
  ])(
    'quotes a policy of the cluster that answers %d',
    async (code, message, owner) => {
      server.writes = [
        refusal(code, {
          reason: 'Forbidden',
          message,
          details: { name: 'eso', causes: [{ message: 'without a field' }] },
        }),
      ];
      const error = await refused({
        spec: { image, env: [{ name: 'TOKEN', value: 'marked-value' }] },
      });
      expect(error).toMatchObject({
        name: 'InputError',
        message: expect.stringContaining('is refused by Europe, live: "'),
        details: [{ field: 'spec', code: 'refused-by-cluster' }],
      });
      expect(error.details[0].owner).toBe(owner);
      // eslint-disable-next-line no-control-regex -- none may be left
      expect(error.message).not.toMatch(/marked-value|[\u0000-\u001f]/);
    },
  );

  it('says that the portal itself lacks a right, without naming its account', async () => {
    server.writes = [
      refusal(403, {
        reason: 'Forbidden',
        message:
          'platformservices.openmcp.cloud "eso" is forbidden: User "system:serviceaccount:portal:marked" cannot patch resource "platformservices" in API group "openmcp.cloud" at the cluster scope',
        details: { name: 'eso' },
      }),
    ];
    const error = await refused();
    expect(error).toMatchObject({
      name: 'ServiceUnavailableError',
      message:
        'Europe, live: the portal may not patch platformservices.openmcp.cloud there (403); nothing was changed',
      reason: { code: 'forbidden', params: { status: 403, verb: 'patch' } },
      written: 'nothing',
    });
    expect(JSON.stringify(error)).not.toContain('marked');
  });

  it.each<[string, Script, string]>([
    ['401', answer(401, 'Unauthorized'), 'unauthorized'],
    ['429', answer(429, 'Too many requests'), 'throttled'],
    ['a log-in page', loginPage, 'unexpected-answer'],
    [
      '502 of a proxy',
      answer(502, '<html>', { 'content-type': 'text/html' }),
      'server-error',
    ],
  ])(
    'changes nothing when reading is answered by %s',
    async (_, script, code) => {
      server.lists = [script];
      expect(await refused()).toMatchObject({
        name: 'ServiceUnavailableError',
        reason: { code },
        written: 'nothing',
        message: expect.stringMatching(
          /^Europe, live: .*; nothing was changed$/,
        ),
      });
      expect(server.written).toEqual([]);
    },
  );

  it('does not know what became of a write whose answer is lost', async () => {
    server.writes = [
      answer(201, object()),
      response => response.socket?.resetAndDestroy(),
    ];
    expect(await refused()).toMatchObject({
      name: 'ServiceUnavailableError',
      reason: { code: 'connection-reset' },
      written: 'unknown',
    });
  });

  it('does not wait longer than its deadline', async () => {
    server.writes = [answer(201, object()), () => {}];
    const failed = refused();
    await waitUntil(() => expect(server.written).toHaveLength(2));
    clock.advance(15_000);
    expect(await failed).toMatchObject({
      reason: { code: 'timeout', message: 'no answer in time' },
      written: 'unknown',
    });
  });

  it('knows that nothing was written where nobody listens', async () => {
    await server.stop();
    expect(await refused()).toMatchObject({
      reason: { code: 'connection-refused' },
      written: 'nothing',
    });
    server = await ScriptedApiServer.start();
  });

  it.each<[string, Script]>([
    [
      'plain text',
      answer(404, '404 page not found\n', { 'content-type': 'text/plain' }),
    ],
    [
      'a Status without an object',
      refusal(404, {
        reason: 'NotFound',
        message: 'the server could not find the requested resource',
        details: {},
      }),
    ],
  ])('tells a missing kind from a missing object: %s', async (_, script) => {
    server.lists = [script];
    expect(await refused()).toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'cluster', code: 'kind-not-installed' }],
    });
  });

  it('passes on what the cluster warns of, once', async () => {
    const warning = {
      warning: '299 - "unknown field \\"spec.x\\"", 299 - "runReplicas is old"',
    };
    server.writes = [answer(201, object(), warning)];
    expect((await apply()).warnings).toEqual([
      {
        code: 'cluster-warning',
        params: { text: 'unknown field "spec.x"' },
        message: 'unknown field "spec.x"',
      },
      {
        code: 'cluster-warning',
        params: { text: 'runReplicas is old' },
        message: 'runReplicas is old',
      },
    ]);
  });

  it.each([
    ['longer than what is quoted', `marked-${'x'.repeat(5000)}`],
    ['that is escaped where it is quoted', 'marked "and" \\ so on'],
    ['with several lines', 'marked\nin two lines'],
  ])('hides a value %s, also the live one', async (_, value) => {
    const quoted = JSON.stringify(value);
    const env = [{ name: 'TOKEN', value }];
    server.lists = [answer(200, object({ spec: { env } }))];
    server.writes = [
      refusal(422, {
        reason: 'Invalid',
        message: `denied: TOKEN was ${quoted} and ${value}`,
        details: { name: 'eso', causes: [{ message: quoted }] },
      }),
    ];
    for (const spec of [{ image, env }, { image }]) {
      const error = await refused({ spec });
      expect(error).toMatchObject({ details: [{ field: 'spec' }] });
      expect(JSON.stringify(error) + error.message).not.toMatch(/marked|xxx/);
    }
  });

  it('hides values in what the cluster warns of', async () => {
    const warning = { warning: '299 - "TOKEN is marked-value, \\"why\\""' };
    server.writes = [answer(201, object(), warning)];
    const { warnings } = await apply({
      spec: { image, env: [{ name: 'TOKEN', value: 'marked-value' }] },
    });
    expect(warnings.map(({ message }) => message)).toEqual([
      'TOKEN is ***, "why"',
    ]);
  });

  it('writes to no cluster that is misconfigured', async () => {
    const { transport: _, ...without } = cluster();
    await expect(
      new ClusterApplier(clock, recorder).apply(without, {
        name: 'eso',
        spec: { image },
        by: 'user:default/guest',
        dryRun: false,
        throughRepository: false,
        force: false,
      }),
    ).rejects.toMatchObject({
      reason: { code: 'misconfigured', message: 'is not looked at' },
      written: 'nothing',
    });
  });
});
