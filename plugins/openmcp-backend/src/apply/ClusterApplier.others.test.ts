import {
  ApplierHarness,
  image,
  missingService,
  liveService,
  refusal,
  staleAnswer,
} from '../__testUtils__/ApplierHarness';
import { answer } from '../__testUtils__/ScriptedApiServer';
import { JudgedChange } from './PlatformServiceWish';

describe('ClusterApplier, where others write', () => {
  let harness: ApplierHarness;

  beforeEach(async () => {
    harness = await ApplierHarness.create();
  });

  afterEach(() => harness.stop());

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
    harness.server.lists = [answer(200, liveService({ metadata }))];
    const error = await harness.refused({ force: true });
    expect(error).toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'metadata', ...detail }],
    });
    expect(harness.server.written).toEqual([]);
  });

  it('names every field and its owner where others own fields', async () => {
    harness.server.lists = [answer(200, liveService())];
    harness.server.writes = [
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
    const error = await harness.refused();
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
    expect(harness.server.written).toHaveLength(1);
  });

  it('begins once more when the object changed meanwhile', async () => {
    harness.server.writes = [
      answer(201, liveService()),
      staleAnswer,
      answer(200, liveService({ spec: { image: 'ghcr.io/acme/eso:v2' } })),
    ];
    harness.server.lists = [missingService, answer(200, liveService())];
    expect(await harness.apply()).toMatchObject({ result: 'configured' });
    expect(harness.server.written).toHaveLength(4);
    expect(harness.server.requests).toHaveLength(6);
  });

  it('gives up when the object changed meanwhile again', async () => {
    harness.server.writes = [staleAnswer];
    expect(await harness.refused()).toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'metadata', code: 'changed-meanwhile' }],
    });
    expect(harness.server.written).toHaveLength(5);
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
    const other = answer(
      200,
      liveService({ spec: { image: 'ghcr.io/acme/o:v2' } }),
    );
    harness.server.lists = [missingService, other];
    harness.server.writes = [
      answer(201, liveService()),
      isThere,
      answer(200, liveService()),
    ];
    const judge = jest.fn(async (_: JudgedChange) => {});
    const shown = [
      { field: 'spec.image', change: 'added' as const, after: `"${image}"` },
      { field: 'spec.runReplicas', change: 'added' as const, after: '1' },
    ];
    await expect(
      harness.apply({ expected: { changes: shown }, judge }),
    ).rejects.toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'metadata.uid', code: 'changed-meanwhile' }],
    });
    expect(judge.mock.calls.map(([{ live }]) => live?.metadata.uid)).toEqual([
      undefined,
      'uid-1',
    ]);
    const writes = harness.server.written.map(({ url }) =>
      url.searchParams.get('dryRun'),
    );
    expect(writes).toEqual(['All', null, 'All']);

    harness.server.lists = [missingService];
    harness.server.writes = [answer(201, liveService()), isThere];
    expect(await harness.refused()).toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'metadata', code: 'changed-meanwhile' }],
    });
  });

  it.each([{ uid: undefined }, { resourceVersion: undefined }])(
    'does not write onto an object that cannot be told from others: %j',
    async metadata => {
      harness.server.lists = [answer(200, liveService({ metadata }))];
      expect(await harness.refused()).toMatchObject({
        reason: { code: 'unexpected-answer' },
        written: 'nothing',
      });
      expect(harness.server.written).toEqual([]);
    },
  );
});
