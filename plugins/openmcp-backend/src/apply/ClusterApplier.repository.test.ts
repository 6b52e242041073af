import { ApplierHarness, liveService } from '../__testUtils__/ApplierHarness';
import { answer } from '../__testUtils__/ScriptedApiServer';

describe('ClusterApplier, of what is delivered through a repository', () => {
  let harness: ApplierHarness;

  beforeEach(async () => {
    harness = await ApplierHarness.create();
  });

  afterEach(() => harness.stop());

  it('looks past who owns the object where it is delivered through a repository', async () => {
    const metadata = { labels: { 'kustomize.toolkit.fluxcd.io/name': 'apps' } };
    harness.server.lists = [answer(200, liveService({ metadata }))];
    harness.server.writes = [
      answer(200, liveService({ metadata, spec: { runReplicas: 2 } })),
    ];
    const result = await harness.apply({
      throughRepository: true,
      dryRun: true,
    });
    expect(result).toMatchObject({
      result: 'configured',
      diff: [{ field: 'spec.runReplicas', before: '1', after: '2' }],
    });
    expect(harness.server.written.map(({ url }) => url.search)).toEqual([
      '?fieldManager=kustomize-controller&fieldValidation=Strict&dryRun=All&force=true',
    ]);
    harness.server.writes = [
      answer(
        200,
        liveService({ metadata, managedFields: [{ manager: 'portal' }] }),
      ),
    ];
    expect(
      await harness.apply({ throughRepository: true, dryRun: true }),
    ).toMatchObject({ result: 'unchanged', diff: [], warnings: [] });
  });

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
    harness.server.lists = [
      answer(200, liveService({ metadata, managedFields, spec: { env } })),
    ];
    harness.server.writes = [
      answer(200, liveService({ metadata, managedFields })),
    ];
    const { diff } = await harness.apply({
      throughRepository: true,
      dryRun: true,
    });
    expect(diff).toEqual([{ field: 'spec.env[OLD]', change: 'removed' }]);
    expect(JSON.parse(harness.server.written[0].body).metadata).toEqual({
      name: 'eso',
      labels: { 'kustomize.toolkit.fluxcd.io/name': 'apps' },
      annotations: { 'example.com/by': 'flux' },
    });
  });
});
