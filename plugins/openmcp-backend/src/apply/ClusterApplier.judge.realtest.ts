import { forgetfulRecorder } from '../__testUtils__/emptyHistory';
import { RealCluster } from '../__testUtils__/RealCluster';
import { systemClock } from '../timing';
import { ClusterApplier } from './ClusterApplier';
import { JudgedChange, PlatformServiceWish } from './PlatformServiceWish';

// The programs of the control plane may have to be built.
jest.setTimeout(1_800_000);

const image = 'example.com/images/works:v1.0.0';
const services = '/apis/openmcp.cloud/v1alpha1/platformservices';
const unattended = {
  apiVersion: 'openmcp.cloud/v1alpha1',
  kind: 'PlatformService',
};
/** The operator leaves it alone, so that nobody but the test writes it. */
const ignored = { 'openmcp.cloud/operation': 'ignore' };

describe('ClusterApplier, of what is judged, on the real control plane', () => {
  let cluster: RealCluster;

  beforeAll(async () => {
    cluster = await RealCluster.start();
  });

  afterAll(() => cluster?.stop());

  function apply(wish: Partial<PlatformServiceWish> & { name: string }) {
    return new ClusterApplier(systemClock, forgetfulRecorder).apply(
      cluster.writable(),
      {
        spec: { image },
        by: 'user:default/alice',
        dryRun: false,
        throughRepository: false,
        force: false,
        ...wish,
      },
    );
  }

  /** What others put there: a field, a volume of the node, an owner's mark. */
  function put(manager: string, name: string, spec: object, metadata = {}) {
    return cluster.applyAs(manager, `${services}/${name}`, {
      ...unattended,
      metadata: { name, annotations: ignored, ...metadata },
      spec,
    });
  }

  it('judges fields of others that stay, and what the cluster fills in', async () => {
    const name = 'judged-foreign';
    const hostPath = { path: '/var/log' };
    await put('somebody', name, {
      image,
      runReplicas: 3,
      env: [{ name: 'THEIRS', value: 'x' }],
      extraVolumes: [{ name: 'host', hostPath }],
      extraVolumeMounts: [{ name: 'host', mountPath: '/log' }],
    });
    const judged: JudgedChange[] = [];
    const spec = { image, env: [{ name: 'OURS', value: 'y' }] };
    const judge = async (change: JudgedChange) => {
      judged.push(change);
      throw new Error('blocked');
    };
    await expect(apply({ name, spec, judge })).rejects.toThrow('blocked');
    expect(judged).toHaveLength(1);
    expect(judged[0].after.spec).toMatchObject({
      image,
      runReplicas: 3,
      verbosity: 'INFO',
      env: [
        { name: 'THEIRS', value: 'x' },
        { name: 'OURS', value: 'y' },
      ],
      extraVolumes: [{ name: 'host', hostPath }],
      extraVolumeMounts: [{ name: 'host', mountPath: '/log' }],
    });
    const object = await cluster.read(name);
    expect(object?.spec.env).toEqual([{ name: 'THEIRS', value: 'x' }]);
  });

  it('judges anew what came between the judgement and the write', async () => {
    const name = 'judged-race';
    await put('somebody', name, { image });
    const seen: unknown[] = [];
    const written = await apply({
      name,
      spec: { image, verbosity: 'DEBUG' },
      judge: async ({ after }) => {
        seen.push(after.spec.runReplicas);
        if (seen.length === 1) {
          await put('somebody', name, { image, runReplicas: 3 });
        }
      },
    });
    expect(written.result).toBe('configured');
    expect(seen).toEqual([1, 3]);

    await expect(
      apply({
        name,
        spec: { image, verbosity: 'INFO' },
        judge: async () => {
          const now = Math.random().toString(36);
          await put('mover', name, {}, { annotations: { now } });
        },
      }),
    ).rejects.toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'metadata', code: 'changed-meanwhile' }],
    });
    expect((await cluster.read(name))?.spec.verbosity).toBe('DEBUG');
  });

  it('does not make anew what was removed after it was judged', async () => {
    const name = 'judged-gone';
    await put('somebody', name, { image });
    const seen: unknown[] = [];
    const written = await apply({
      name,
      spec: { image, verbosity: 'DEBUG' },
      judge: async ({ live }) => {
        seen.push(live?.metadata.uid);
        if (seen.length === 1) {
          await cluster.remove(`${services}/${name}`);
        }
      },
    });
    expect(seen).toEqual([expect.any(String), undefined]);
    expect(written).toMatchObject({ result: 'created' });
  });

  it('lets one of several creations win, and the others know', async () => {
    const name = 'judged-created';
    const shownOf = async (spec: PlatformServiceWish['spec']) => ({
      changes: (await apply({ name, spec, dryRun: true })).diff,
    });
    const specs = [1, 2, 3, 4].map(runReplicas => ({ image, runReplicas }));
    const expected = await Promise.all(specs.map(shownOf));
    const ends = await Promise.allSettled(
      specs.map((spec, index) =>
        apply({ name, spec, expected: expected[index] }),
      ),
    );
    const winner = ends.findIndex(({ status }) => status === 'fulfilled');
    expect(ends[winner]).toMatchObject({ value: { result: 'created' } });
    const others = ends.filter((_, index) => index !== winner);
    for (const each of others) {
      expect(each).toMatchObject({
        reason: { name: 'ConflictError', details: [{ field: 'metadata.uid' }] },
      });
    }
    const object = await cluster.read(name);
    expect(object?.spec.runReplicas).toBe(winner + 1);
    // It is the portal's by server-side apply, so that later applies can take away.
    expect(object?.metadata.managedFields).toContainEqual(
      expect.objectContaining({
        manager: 'backstage-openmcp',
        operation: 'Apply',
      }),
    );
  });

  it('shows what a file in a repository would take away when it is delivered', async () => {
    const name = 'judged-delivered';
    const flux = {
      labels: {
        'kustomize.toolkit.fluxcd.io/name': 'apps',
        'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
      },
    };
    await put(
      'kustomize-controller',
      name,
      {
        image,
        verbosity: 'DEBUG',
        env: [
          { name: 'KEPT', value: '1' },
          { name: 'GONE', value: '2' },
        ],
      },
      flux,
    );
    await put('somebody', name, { runReplicas: 2 }, {});
    const shown = await apply({
      name,
      spec: { image, env: [{ name: 'KEPT', value: '1' }] },
      dryRun: true,
      throughRepository: true,
    });
    expect(shown).toMatchObject({
      result: 'configured',
      diff: [
        { field: 'spec.env[GONE]', change: 'removed' },
        {
          field: 'spec.verbosity',
          change: 'changed',
          before: '"DEBUG"',
          after: '"INFO"',
        },
      ],
    });
    expect(shown.manifest).not.toContain('kustomize');
    expect((await cluster.read(name))?.spec.verbosity).toBe('DEBUG');
    // The tool does just that.
    const delivered = await put(
      'kustomize-controller',
      name,
      { image, env: [{ name: 'KEPT', value: '1' }] },
      flux,
    );
    expect(delivered.spec).toEqual({
      image,
      env: [{ name: 'KEPT', value: '1' }],
      runReplicas: 2,
      verbosity: 'INFO',
    });
  });
});
