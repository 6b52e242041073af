import {
  ApplierHarness,
  image,
  liveService,
  refusal,
} from '../__testUtils__/ApplierHarness';
import { answer } from '../__testUtils__/ScriptedApiServer';

describe('ClusterApplier', () => {
  let harness: ApplierHarness;

  beforeEach(async () => {
    harness = await ApplierHarness.create();
  });

  afterEach(() => harness.stop());

  it('creates after a dry run, in the form that server-side apply asks for', async () => {
    const created = liveService({ metadata: { generation: 1 } });
    harness.server.writes = [answer(201, created), answer(201, created)];
    const result = await harness.apply({
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
      harness.server.written.map(({ url }) => `${url.pathname}${url.search}`),
    ).toEqual([
      '/apis/openmcp.cloud/v1alpha1/platformservices/eso?fieldManager=backstage-openmcp&fieldValidation=Strict&dryRun=All',
      '/apis/openmcp.cloud/v1alpha1/platformservices/eso?fieldManager=backstage-openmcp&fieldValidation=Strict',
    ]);
    for (const { headers, body } of harness.server.written) {
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
    expect(harness.recorded).toMatchObject([
      { cluster: 'eu-live', object: { metadata: { generation: 1 } } },
    ]);
  });

  it('only asks in a dry run', async () => {
    harness.server.writes = [answer(201, liveService())];
    const result = await harness.apply({ dryRun: true });
    expect(result).toMatchObject({ result: 'created', warnings: [] });
    expect(result.uid).toBeUndefined();
    expect(result.generation).toBeUndefined();
    expect(harness.recorded).toEqual([]);
    expect(harness.server.written.map(({ url }) => url.search)).toEqual([
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
    const after = liveService({ spec: { runReplicas: 2 } });
    harness.server.lists = [answer(200, liveService())];
    harness.server.writes = [conflict, answer(200, after), answer(200, after)];
    const result = await harness.apply({ force: true });
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
    expect(harness.server.written.map(({ url }) => url.search)).toEqual([
      `${asked}&dryRun=All`,
      `${asked}&dryRun=All&force=true`,
      `${asked}&force=true`,
    ]);
  });

  it('takes by force what nobody holds without a word', async () => {
    const created = liveService();
    harness.server.writes = [answer(201, created), answer(201, created)];
    const result = await harness.apply({ force: true });
    expect(result).toMatchObject({ result: 'created', warnings: [] });
    expect(harness.server.written).toHaveLength(2);
  });

  it('writes nothing when nothing would change', async () => {
    const status = { manager: 'openmcp-operator', subresource: 'status' };
    const own = { manager: 'backstage-openmcp', operation: 'Apply' };
    harness.server.lists = [
      answer(200, liveService({ managedFields: [own, status] })),
    ];
    harness.server.writes = [
      answer(200, {
        ...liveService({
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
    expect(await harness.apply()).toMatchObject({
      result: 'unchanged',
      diff: [],
      generation: 3,
      uid: 'uid-1',
      warnings: [],
    });
    expect(harness.server.written).toHaveLength(1);
    // What is there is what was wanted.
    expect(harness.recorded).toMatchObject([
      { object: { metadata: { generation: 3 } } },
    ]);
  });

  it('tells what changes', async () => {
    harness.server.lists = [
      answer(
        200,
        liveService({
          spec: { env: [{ name: 'LEVEL', value: 'marked-old' }] },
        }),
      ),
    ];
    const changed = liveService({
      metadata: { generation: 4 },
      spec: {
        image: 'ghcr.io/acme/eso:v2',
        env: [{ name: 'LEVEL', value: 'marked-new' }],
      },
    });
    harness.server.writes = [answer(200, changed)];
    const result = await harness.apply();
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
    harness.server.lists = [
      answer(200, liveService({ managedFields: [{ manager: 'kubectl' }] })),
    ];
    harness.server.writes = [answer(200, liveService())];
    const result = await harness.apply();
    expect(result).toMatchObject({
      result: 'configured',
      diff: [],
      warnings: [{ code: 'fields-shared' }],
    });
    expect(harness.server.written).toHaveLength(2);
  });

  it('keeps values that the cluster has, and names those it has not', async () => {
    harness.server.lists = [
      answer(
        200,
        liveService({
          metadata: { resourceVersion: '30' },
          spec: { env: [{ name: 'TOKEN', value: 's3cr3t' }] },
        }),
      ),
    ];
    harness.server.writes = [answer(200, liveService())];
    await harness.apply({
      spec: { image, env: [{ name: 'TOKEN', keep: true }] },
    });
    const [dryRun, written] = harness.server.written.map(({ body }) =>
      JSON.parse(body),
    );
    expect(dryRun.spec.env).toEqual([{ name: 'TOKEN', value: 's3cr3t' }]);
    // Who changes the value meanwhile is not set back.
    expect(written.metadata.resourceVersion).toBe('30');
    const error = await harness.refused({
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
    harness.server.writes = [answer(201, liveService())];
    await harness.apply({ platformMode });
    const first = JSON.parse(harness.server.written[0].body);
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
    harness.server.lists = [
      answer(
        200,
        liveService({
          metadata: { annotations: { 'openmcp.cloud/platform-mode': text } },
        }),
      ),
    ];
    harness.clock.advance(60_000);
    await harness.apply({ platformMode, by: 'user:default/other' });
    const again = JSON.parse(harness.server.written.at(-1)!.body);
    expect(again.metadata.annotations['openmcp.cloud/platform-mode']).toBe(
      text,
    );
  });

  it('judges what the dry run answers, and writes nothing else', async () => {
    const foreign = { runReplicas: 3 };
    harness.server.lists = [answer(200, liveService({ spec: foreign }))];
    harness.server.writes = [
      answer(200, liveService({ spec: { ...foreign, image: 'x:2' } })),
    ];
    const judge = jest.fn(async () => {
      throw new Error('blocked');
    });
    await expect(harness.apply({ judge })).rejects.toThrow('blocked');
    expect(judge).toHaveBeenCalledWith({
      live: expect.objectContaining({ spec: { image, ...foreign } }),
      after: expect.objectContaining({ spec: { image: 'x:2', ...foreign } }),
    });
    expect(harness.server.written).toHaveLength(1);
    expect(JSON.parse(harness.server.written[0].body).metadata).toEqual({
      name: 'eso',
      uid: 'uid-1',
      resourceVersion: '30',
    });
  });
});
