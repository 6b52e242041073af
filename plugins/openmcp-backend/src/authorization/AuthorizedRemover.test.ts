import { ApplyHarness } from '../__testUtils__/ApplyHarness';
import {
  allowAllBut,
  allowAllOn,
  allowClusters,
  decideAlways,
} from '../__testUtils__/policies';
import { createReport } from '../__testUtils__/reports';
import { answer, loginPage, Script } from '../__testUtils__/ScriptedApiServer';
import { createFleetView, createSnapshot } from '../__testUtils__/snapshots';

const image = 'ghcr.io/acme/eso:v1.0.0';

interface Parts {
  metadata?: object;
  spec?: object;
  status?: object;
}

function platformService({ metadata, spec, status }: Parts = {}) {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: {
      name: 'eso',
      uid: 'uid-1',
      resourceVersion: '30',
      finalizers: ['openmcp.cloud/finalizer'],
      ...metadata,
    },
    spec: { image, ...spec },
    status: {
      metrics: {
        serviceRef: { name: 'ps-eso-metrics', namespace: 'openmcp-system' },
      },
      ...status,
    },
  };
}

function refusal(code: number, status: object): Script {
  return answer(code, {
    kind: 'Status',
    apiVersion: 'v1',
    status: 'Failure',
    ...status,
    code,
  });
}

const missing = refusal(404, {
  reason: 'NotFound',
  details: { name: 'eso', kind: 'platformservices' },
});

const stale = refusal(409, {
  reason: 'Conflict',
  message: 'the object has been modified',
  details: { name: 'eso' },
});

const gone = answer(200, { kind: 'Status', status: 'Success' });

const marked = answer(
  200,
  platformService({ metadata: { deletionTimestamp: '2026-01-01T12:00:00Z' } }),
);

describe('AuthorizedRemover', () => {
  let harness: ApplyHarness;

  beforeEach(async () => {
    harness = await ApplyHarness.start();
    harness.server.lists = [answer(200, platformService())];
    harness.server.writes = [marked];
  });

  afterEach(() => harness.stop());

  function sent(index: number = 0) {
    return JSON.parse(harness.server.written[index].body);
  }

  it('deletes what it looked at, and says what goes and what stays', async () => {
    const removal = await harness.remove();
    expect(removal).toMatchObject({
      cluster: 'alpha',
      name: 'eso',
      dryRun: false,
      result: 'deleting',
      uid: 'uid-1',
      resourceVersion: '30',
      deletionTimestamp: '2026-01-01T12:00:00Z',
    });
    expect(sent()).toEqual({
      apiVersion: 'v1',
      kind: 'DeleteOptions',
      preconditions: { uid: 'uid-1', resourceVersion: '30' },
      propagationPolicy: 'Background',
    });
    const describe = (parts: typeof removal.goes) =>
      parts.map(({ code, object }) => `${code} ${object?.name ?? ''}`.trim());
    expect(describe(removal.goes)).toEqual([
      'platform-service eso',
      'deployment ps-eso',
      'init-job ps-eso-init',
      'service-account ps-eso',
      'cluster-role-binding openmcp.cloud:ps-eso',
      'service-account ps-eso-init',
      'cluster-role-binding openmcp.cloud:ps-eso-init',
    ]);
    expect(describe(removal.stays)).toEqual([
      'metrics-service ps-eso-metrics',
      'init-role ps-eso-init',
      'init-role-binding ps-eso-init',
      'namespace openmcp-system',
      'custom-resource-definitions',
      'created-objects',
    ]);
  });

  it('tries it on the cluster with a dry run, and changes nothing', async () => {
    const removal = await harness.remove({ dryRun: true });
    expect(removal).toMatchObject({
      dryRun: true,
      result: 'deleting',
      deletionTimestamp: undefined,
    });
    expect(harness.server.written).toHaveLength(1);
    expect(sent()).toMatchObject({ dryRun: ['All'] });
  });

  it('says that it is gone when nothing holds it', async () => {
    harness.server.lists = [
      answer(200, platformService({ metadata: { finalizers: [] } })),
    ];
    harness.server.writes = [gone];
    expect(await harness.remove({ dryRun: true })).toMatchObject({
      result: 'deleted',
    });
    expect(await harness.remove()).toMatchObject({ result: 'deleted' });
  });

  it('says the same again while it goes, and sends nothing', async () => {
    harness.server.lists = [marked];
    const options = { uid: 'uid-1', resourceVersion: '29' };
    for (const dryRun of [false, true]) {
      expect(await harness.remove({ dryRun, ...options })).toMatchObject({
        result: 'unchanged',
        deletionTimestamp: '2026-01-01T12:00:00Z',
      });
    }
    expect(harness.server.written).toEqual([]);
  });

  it('leaves the Service for metrics out where there is none', async () => {
    harness.server.lists = [
      answer(
        200,
        platformService({
          spec: { metrics: { disabled: true } },
          status: { metrics: undefined },
        }),
      ),
    ];
    const { stays } = await harness.remove({ dryRun: true });
    expect(stays.map(({ code }) => code)).not.toContain('metrics-service');
  });

  it.each<[string, Parameters<typeof createReport>[0], string[], string[]]>([
    ['keeps', {}, ['tool-keeps'], ['deletion-order']],
    ['keeps nothing', {}, [], []],
  ])(
    'says what a tool %s by its traits',
    async (what, options, stays, warnings) => {
      const report = createReport(options);
      report.wrap.today?.results.push({
        ruleId: 'delete-leftovers',
        question: 'What stays?',
        outcome: 'warning',
        code: what === 'keeps' ? 'tool-keeps' : 'tool-keeps-nothing',
        params: { keeps: ['buckets'] },
        message: 'After deletion these stay: buckets.',
        evidence: [],
        notes: warnings.map(code => ({ code, params: {}, message: code })),
      });
      harness.report = report;
      const removal = await harness.remove({ dryRun: true });
      expect(removal.stays.slice(6).map(({ code }) => code)).toEqual(stays);
      expect(removal.warnings.map(({ code }) => code)).toEqual(warnings);
      expect(harness.judge.check.mock.calls[0][0]).toEqual({
        cluster: 'alpha',
        name: 'eso',
        image,
      });
    },
  );

  it('says that it does not know what a tool keeps, and deletes all the same', async () => {
    harness.judge.check.mockRejectedValue(new Error('marked-catalog-failure'));
    const removal = await harness.remove();
    expect(removal).toMatchObject({
      result: 'deleting',
      warnings: [{ code: 'leftovers-unknown' }],
    });
    expect(JSON.stringify(removal)).not.toContain('marked');
  });

  it.each<[string, object, string, string]>([
    [
      "the operator's own",
      { labels: { 'openmcp.cloud/managed-by': 'openmcp-operator' } },
      'operators-own',
      'openmcp-operator',
    ],
    [
      'one of a Kustomization',
      {
        labels: {
          'kustomize.toolkit.fluxcd.io/name': 'openmcp',
          'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
        },
      },
      'owned',
      'Kustomization flux-system/openmcp',
    ],
    [
      'one of a Helm release',
      { annotations: { 'meta.helm.sh/release-name': 'tools' } },
      'owned',
      'Helm release tools',
    ],
    [
      'one of another object',
      { ownerReferences: [{ kind: 'Stack', name: 'obs' }] },
      'owned',
      'Stack obs',
    ],
  ])('refuses %s, naming the owner', async (_, metadata, code, owner) => {
    harness.server.lists = [answer(200, platformService({ metadata }))];
    for (const dryRun of [true, false]) {
      await expect(harness.remove({ dryRun })).rejects.toMatchObject({
        name: 'ConflictError',
        details: [{ field: 'metadata', code, owner }],
      });
    }
    expect(harness.server.written).toEqual([]);
  });

  it('lets only dry runs through to a cluster that is delivered by GitOps, past its owner', async () => {
    await expect(harness.remove({ cluster: 'gamma' })).rejects.toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'dryRun', code: 'gitops' }],
    });
    expect(harness.server.requests).toEqual([]);
    harness.server.lists = [
      answer(
        200,
        platformService({
          metadata: {
            labels: { 'kustomize.toolkit.fluxcd.io/name': 'openmcp' },
          },
        }),
      ),
    ];
    const removal = await harness.remove({ cluster: 'gamma', dryRun: true });
    expect(removal).toMatchObject({
      result: 'deleting',
      warnings: [
        { code: 'owned', params: { owner: 'Kustomization openmcp' } },
        { code: 'leftovers-unknown' },
      ],
    });
    expect(harness.server.written).toEqual([]);
  });

  it('deletes nothing but what the caller looked at', async () => {
    await expect(harness.remove({ uid: 'uid-0' })).rejects.toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'uid', code: 'changed-meanwhile' }],
    });
    await expect(
      harness.remove({ uid: 'uid-1', resourceVersion: '29' }),
    ).rejects.toMatchObject({
      details: [{ field: 'resourceVersion', code: 'changed-meanwhile' }],
    });
    expect(harness.server.written).toEqual([]);
    await harness.remove({ uid: 'uid-1', resourceVersion: '30' });
    expect(harness.server.written).toHaveLength(1);
  });

  it('looks again whose it is when it was changed under its hands', async () => {
    harness.server.lists = [
      answer(200, platformService()),
      answer(
        200,
        platformService({
          metadata: {
            resourceVersion: '31',
            annotations: { 'argocd.argoproj.io/tracking-id': 'tools' },
          },
        }),
      ),
    ];
    harness.server.writes = [stale];
    await expect(harness.remove()).rejects.toMatchObject({
      details: [{ code: 'owned', owner: 'Argo CD application tools' }],
    });
    expect(harness.server.written).toHaveLength(1);
  });

  it('gives up when it is changed again and again', async () => {
    harness.server.writes = [stale];
    await expect(harness.remove()).rejects.toMatchObject({
      name: 'ConflictError',
      details: [{ code: 'changed-meanwhile' }],
    });
    expect(harness.server.written).toHaveLength(3);
  });

  it('answers 404 for what is not there, also when it went meanwhile', async () => {
    const notFound = {
      name: 'NotFoundError',
      details: [{ field: 'name', code: 'not-found' }],
    };
    harness.server.writes = [missing];
    await expect(harness.remove()).rejects.toMatchObject(notFound);
    harness.server.lists = [missing];
    await expect(harness.remove()).rejects.toMatchObject(notFound);
  });

  it.each(['.', '..', '', 'a/b', '../namespaces/default', 'A', '-a', 'a..b'])(
    'asks no cluster for what no object can be named: %j',
    async name => {
      await expect(harness.remove({ name })).rejects.toMatchObject({
        name: 'NotFoundError',
        details: [{ field: 'name', code: 'not-found' }],
      });
      expect(harness.server.requests).toEqual([]);
    },
  );

  it('says of which kind the name is, to those who may know', async () => {
    harness.server.lists = [missing];
    harness.view = createFleetView([
      createSnapshot('alpha', 'eso', { kind: 'ServiceProvider' }),
    ]);
    await expect(harness.remove()).rejects.toMatchObject({
      name: 'NotFoundError',
      message:
        'There is no such PlatformService: the name is that of a ServiceProvider; nothing but PlatformServices is removed here',
      details: [{ field: 'name', code: 'other-kind' }],
    });
  });

  it.each<[string, Script, string, string]>([
    ['a log-in page', loginPage, 'unexpected-answer', 'unknown'],
    [
      'a missing right',
      refusal(403, {
        reason: 'Forbidden',
        message:
          'platformservices.openmcp.cloud "eso" is forbidden: User "marked-account" cannot delete resource "platformservices"',
      }),
      'forbidden',
      'nothing',
    ],
    [
      'a failure',
      refusal(500, { reason: 'InternalError', message: 'marked-internal' }),
      'server-error',
      'unknown',
    ],
  ])('tells of %s instead of an answer', async (_, script, code, written) => {
    harness.server.writes = [script];
    const error = await harness.remove().catch(each => each);
    expect(error).toMatchObject({
      name: 'ServiceUnavailableError',
      reason: { code },
      written,
    });
    expect(JSON.stringify([error, error.message])).not.toContain('marked');
  });

  describe('rights', () => {
    it('names the one that is missing', async () => {
      harness.permissions = allowAllBut('openmcp.platform-service.delete');
      await expect(harness.remove()).rejects.toMatchObject({
        name: 'NotAllowedError',
        permission: 'openmcp.platform-service.delete',
      });
      harness.permissions = allowAllOn('beta');
      await expect(harness.remove()).rejects.toMatchObject({
        message:
          'The permission openmcp.platform-service.delete is needed on alpha',
      });
      harness.permissions = allowAllBut('openmcp.installation.read');
      await expect(harness.remove()).rejects.toMatchObject({
        permission: 'openmcp.installation.read',
      });
      harness.permissions = allowClusters('alpha');
      await expect(harness.remove({ dryRun: true })).rejects.toMatchObject({
        permission: 'openmcp.platform-service.delete',
      });
      expect(harness.server.requests).toEqual([]);
    });

    it('needs no right to apply', async () => {
      harness.permissions = allowAllBut('openmcp.platform-service.apply');
      await harness.remove();
      expect(harness.server.written).toHaveLength(1);
    });

    it('does not confirm a cluster that may not be seen', async () => {
      harness.permissions = allowAllBut('openmcp.cluster.read');
      const hidden = await harness.remove().catch(each => each);
      harness.permissions = decideAlways('ALLOW');
      const none = await harness.remove({ cluster: 'no' }).catch(each => each);
      expect(hidden).toMatchObject({
        name: 'NotFoundError',
        details: [{ field: 'cluster', code: 'not-found' }],
      });
      expect({ ...hidden }).toEqual({ ...none });
    });
  });

  describe('audit log', () => {
    it('is told who wanted what, and what became of it', async () => {
      await harness.remove({ uid: 'uid-1' });
      expect(harness.audited).toEqual([
        {
          eventId: 'platform-service-delete',
          severityLevel: 'medium',
          status: 'initiated',
          meta: {
            by: 'user:default/alice',
            cluster: 'alpha',
            name: 'eso',
            uid: 'uid-1',
            dryRun: false,
          },
        },
        {
          status: 'succeeded',
          meta: { uid: 'uid-1', image, result: 'deleting' },
        },
      ]);
    });

    it('is told of what was refused, and why', async () => {
      harness.permissions = decideAlways('DENY');
      await harness.remove().catch(() => {});
      expect(harness.audited.at(-1)).toEqual({
        status: 'failed',
        meta: { result: 'refused' },
        error: 'NotAllowedError: openmcp.platform-service.delete',
      });
    });

    it('has to be there, or nothing is deleted', async () => {
      harness.auditor.createEvent.mockRejectedValue(new Error('disk full'));
      await expect(harness.remove()).rejects.toThrow('disk full');
      expect(harness.server.requests).toEqual([]);
    });
  });
});
