import { forgetfulRecorder } from '../__testUtils__/emptyHistory';
import { RealCluster } from '../__testUtils__/RealCluster';
import { systemClock } from '../timing';
import { ClusterApplier } from './ClusterApplier';
import { PlatformServiceWish } from './PlatformServiceWish';

// The programs of the control plane may have to be built.
jest.setTimeout(1_800_000);

const image = 'example.com/images/works:v1.0.0';
const newer = 'example.com/images/works:v1.1.0';
const services = '/apis/openmcp.cloud/v1alpha1/platformservices';
const keep = [
  'imagePullSecrets',
  'initCommand',
  'runCommand',
  'env',
  'extraVolumes',
  'extraVolumeMounts',
  'runReplicas',
  'topologySpreadConstraints',
  'verbosity',
  'metrics',
  'platformMode',
] as const;

/** Everything that a form shows and does not show. */
const spec = {
  image,
  imagePullSecrets: [{ name: 'registry' }],
  env: [
    { name: 'B', value: 'second' },
    { name: 'A', value: 'first' },
  ],
  extraVolumes: [
    { name: 'trust', configMap: { name: 'trust' } },
    { name: 'scratch', emptyDir: {} },
    { name: 'logs', hostPath: { path: '/var/log' } },
  ],
  extraVolumeMounts: [
    { name: 'trust', mountPath: '/trust', readOnly: true },
    { name: 'scratch', mountPath: '/scratch' },
    { name: 'logs', mountPath: '/logs', readOnly: true },
  ],
  runReplicas: 2,
  topologySpreadConstraints: [
    {
      maxSkew: 1,
      topologyKey: 'kubernetes.io/hostname',
      whenUnsatisfiable: 'ScheduleAnyway',
    },
  ],
  verbosity: 'DEBUG',
  metrics: { disabled: false, path: '/m', port: 9090 },
};

describe('ClusterApplier, of fields that are kept, on the real control plane', () => {
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

  /** Who owns what, without times and without the status. */
  async function ownersOf(name: string) {
    const object = await cluster.read(name);
    return object?.metadata.managedFields
      .filter(({ subresource }) => subresource !== 'status')
      .map(({ time, ...entry }) => entry);
  }

  /** Not looked at by the operator, so that nobody else writes it. */
  async function createIgnored(name: string, manager: string, given: object) {
    await cluster.applyAs(manager, `${services}/${name}`, {
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: {
        name,
        annotations: { 'openmcp.cloud/operation': 'ignore' },
      },
      spec: given,
    });
  }

  it('changes the image of an object of the portal, and nothing else but what was said for the former', async () => {
    const name = 'keep-ours';
    const platformMode = { via: 'flag', value: '--told' } as const;
    await apply({ name, spec, platformMode });
    const before = await cluster.read(name);
    const owners = await ownersOf(name);

    const dry = await apply({
      name,
      spec: { image: newer },
      keep,
      dryRun: true,
    });
    expect(dry.diff).toEqual([
      {
        field: 'spec.image',
        change: 'changed',
        before: JSON.stringify(image),
        after: JSON.stringify(newer),
      },
      expect.objectContaining({
        field: 'metadata.annotations[openmcp.cloud/platform-mode]',
        change: 'removed',
      }),
    ]);
    const changed = await apply({ name, spec: { image: newer }, keep });
    expect(changed.result).toBe('configured');

    const after = await cluster.read(name);
    expect(after?.spec).toEqual({ ...before?.spec, image: newer });
    const record = 'openmcp.cloud/platform-mode';
    const { [record]: said, ...others } = before?.metadata.annotations ?? {};
    expect(said).toContain(image);
    expect(after?.metadata.annotations ?? {}).toEqual(others);
    const ours = (all: typeof owners) =>
      Object(all?.find(({ manager }) => manager === 'backstage-openmcp'))
        .fieldsV1['f:spec'];
    expect(ours(await ownersOf(name))).toEqual(ours(owners));
    const again = await apply({ name, spec: { image: newer }, keep });
    expect(again).toMatchObject({ result: 'unchanged', diff: [] });
  });

  it('takes no field of others over, and takes none away', async () => {
    const name = 'keep-theirs';
    const { image: _, ...theirs } = spec;
    await createIgnored(name, 'kubectl', { ...theirs, image });
    const before = await cluster.read(name);
    await apply({
      name,
      spec: { image, runReplicas: 2 },
      keep: keep.filter(field => field !== 'runReplicas'),
    });
    const shared = await ownersOf(name);
    expect(
      shared?.find(({ manager }) => manager === 'backstage-openmcp'),
    ).toMatchObject({
      fieldsV1: { 'f:spec': { 'f:image': {}, 'f:runReplicas': {} } },
    });
    expect((await cluster.read(name))?.spec).toEqual(before?.spec);
    // The portal keeps its own replicas, and the rest is still that of kubectl.
    expect(await apply({ name, keep })).toMatchObject({ result: 'unchanged' });
    expect(await ownersOf(name)).toEqual(shared);
  });

  it('lets nobody overwrite what was changed after it was looked at', async () => {
    const name = 'keep-race';
    await createIgnored(name, 'kubectl', {
      image: 'example.com/images/works:v0.9.0',
    });
    const shown = await apply({ name, keep, dryRun: true, force: true });
    expect(shown.diff).toHaveLength(1);
    const expected = { uid: shown.uid, changes: shown.diff };
    await createIgnored(name, 'kubectl', { image: newer, runReplicas: 5 });

    const late = apply({ name, keep, expected, force: true });
    await expect(late).rejects.toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'spec.image', code: 'changed-meanwhile' }],
    });
    expect((await cluster.read(name))?.spec).toMatchObject({
      image: newer,
      runReplicas: 5,
    });
    // What changed elsewhere stays as it is now, because it is kept.
    const { diff } = await apply({ name, keep, dryRun: true, force: true });
    expect(diff.map(({ field }) => field)).toEqual(['spec.image']);
  });
});
