import { forgetfulRecorder } from '../__testUtils__/emptyHistory';
import { RealCluster } from '../__testUtils__/RealCluster';
import { waitUntil } from '../__testUtils__/waitUntil';
import { systemClock } from '../timing';
import { ClusterApplier } from './ClusterApplier';
import { PlatformServiceWish } from './PlatformServiceWish';

// The programs of the control plane may have to be built.
jest.setTimeout(1_800_000);

const image = 'example.com/images/works:v1.0.0';
const services = '/apis/openmcp.cloud/v1alpha1/platformservices';
const platformMode = {
  via: 'flag',
  value: '--service-api-cluster=platform',
} as const;

describe('ClusterApplier, on the real control plane', () => {
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

  async function refused(
    wish: Partial<PlatformServiceWish> & { name: string },
  ) {
    const error = await apply(wish).then(
      () => undefined,
      each => each,
    );
    expect(error).toBeDefined();
    return error;
  }

  it('creates, leaves alone what is the same, and changes what differs', async () => {
    const name = 'apply-all';
    const wish = {
      name,
      platformMode,
      spec: { image, env: [{ name: 'TOKEN', value: 'marked-value' }] },
    };
    const dry = await apply({ ...wish, dryRun: true });
    expect(dry).toMatchObject({ result: 'created' });
    expect(dry.diff).toContainEqual({
      field: 'spec.runReplicas',
      change: 'added',
      after: '1',
    });
    expect(await cluster.read(name)).toBeUndefined();

    const created = await apply(wish);
    expect(created).toMatchObject({ result: 'created', generation: 1 });
    // Other writers: the operator sets a finalizer, a status and more.
    const before = await waitUntil(async () => {
      const object = await cluster.read(name);
      expect(
        object?.metadata.managedFields.map(({ manager }) => manager),
      ).toContain('openmcp-operator');
      return object!;
    });

    const same = await apply(wish);
    expect(same).toMatchObject({
      result: 'unchanged',
      diff: [],
      generation: before.metadata.generation,
      uid: created.uid,
    });
    const forced = await apply({ ...wish, force: true });
    expect(forced.result).toBe('unchanged');
    const kept = await apply({
      ...wish,
      spec: { image, env: [{ name: 'TOKEN', keep: true }] },
    });
    expect(kept.result).toBe('unchanged');
    const after = await cluster.read(name);
    expect(after?.metadata.generation).toBe(1);
    const ours = (object: typeof after) =>
      object?.metadata.managedFields.filter(
        ({ manager }) => manager === 'backstage-openmcp',
      );
    expect(ours(after)).toEqual(ours(before));

    const changed = await apply({ ...wish, spec: { image, runReplicas: 2 } });
    expect(changed).toMatchObject({
      result: 'configured',
      generation: 2,
      diff: [
        { field: 'spec.env[TOKEN]', change: 'removed' },
        { field: 'spec.runReplicas', before: '1', after: '2' },
      ],
    });
    expect(JSON.stringify([dry, created, same, changed])).not.toContain(
      'marked-value',
    );
  });

  it('keeps version and generation of an object that nobody else writes', async () => {
    const name = 'apply-still';
    const path = `${services}/${name}`;
    // The operator leaves it alone, so that nothing but the portal writes it.
    await cluster.applyAs('test', path, {
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: {
        name,
        annotations: { 'openmcp.cloud/operation': 'ignore' },
      },
      spec: { image },
    });
    const shared = await apply({ name });
    expect(shared).toMatchObject({
      result: 'configured',
      diff: [],
      warnings: [{ code: 'fields-shared' }],
    });
    const before = await cluster.read(name);
    expect(await apply({ name })).toMatchObject({ result: 'unchanged' });
    expect(await cluster.read(name)).toEqual(before);

    const dry = await apply({
      name,
      spec: { image, runReplicas: 3 },
      dryRun: true,
    });
    expect(dry).toMatchObject({ result: 'configured', generation: 1 });
    expect(await cluster.read(name)).toEqual(before);
  });

  it('names who owns a field, and takes it over when told to', async () => {
    const name = 'apply-conflict';
    await apply({ name });
    await cluster.applyAs('kubectl-edit', `${services}/${name}`, {
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: { name },
      spec: { image: 'example.com/images/works:v9.9.9', runReplicas: 3 },
    });
    const error = await refused({ name, spec: { image, runReplicas: 2 } });
    expect(error).toMatchObject({
      name: 'ConflictError',
      message: expect.stringContaining('spec.image is owned by kubectl-edit'),
      details: [
        { field: 'spec.image', code: 'conflict', owner: 'kubectl-edit' },
        { field: 'spec.runReplicas', code: 'conflict', owner: 'kubectl-edit' },
      ],
    });
    const other = await cluster.read(name);
    expect(other?.spec).toMatchObject({ runReplicas: 3 });
    const forced = await apply({
      name,
      spec: { image, runReplicas: 2 },
      force: true,
    });
    expect(forced.result).toBe('configured');
    expect(forced.warnings.map(({ message }) => message)).toEqual([
      'spec.image is taken over from kubectl-edit',
      'spec.runReplicas is taken over from kubectl-edit',
    ]);
    expect((await cluster.read(name))?.spec).toMatchObject({
      image,
      runReplicas: 2,
    });
  });

  it('names a field that the schema of the cluster does not know', async () => {
    const definition =
      '/apis/apiextensions.k8s.io/v1/customresourcedefinitions/platformservices.openmcp.cloud';
    // A field that the portal knows and this cluster will not, once it is taken out.
    const wish = {
      name: 'apply-unknown',
      spec: {
        image,
        topologySpreadConstraints: [
          {
            maxSkew: 1,
            topologyKey: 'zone',
            whenUnsatisfiable: 'DoNotSchedule' as const,
          },
        ],
      },
    };
    const { error } = await cluster.withoutField(
      definition,
      'topologySpreadConstraints',
      async () => {
        // It takes a moment until that counts; a dry run leaves nothing behind.
        await waitUntil(() => refused({ ...wish, dryRun: true }));
        return { error: await refused(wish) };
      },
    );
    expect(error).toMatchObject({
      name: 'InputError',
      details: [
        { field: 'spec.topologySpreadConstraints', code: 'unknown-field' },
      ],
    });
    expect(await cluster.read('apply-unknown')).toBeUndefined();
  });

  it('names values that the cluster refuses', async () => {
    const error = await refused({
      name: 'apply-bad',
      spec: { image, verbosity: 'LOUD' },
    });
    expect(error).toMatchObject({
      name: 'InputError',
      details: [{ field: 'spec.verbosity', code: 'not-allowed' }],
    });
  });

  it('quotes a policy of the cluster', async () => {
    const policies = '/apis/admissionregistration.k8s.io/v1';
    const policy = `${policies}/validatingadmissionpolicies/signed-images`;
    const binding = `${policies}/validatingadmissionpolicybindings/signed-images`;
    await cluster.applyAs('test', policy, {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicy',
      metadata: { name: 'signed-images' },
      spec: {
        failurePolicy: 'Fail',
        matchConstraints: {
          resourceRules: [
            {
              apiGroups: ['openmcp.cloud'],
              apiVersions: ['*'],
              operations: ['CREATE', 'UPDATE'],
              resources: ['platformservices'],
            },
          ],
        },
        validations: [
          {
            expression: "object.metadata.name != 'apply-policy'",
            message: 'only signed images may run',
          },
        ],
      },
    });
    await cluster.applyAs('test', binding, {
      apiVersion: 'admissionregistration.k8s.io/v1',
      kind: 'ValidatingAdmissionPolicyBinding',
      metadata: { name: 'signed-images' },
      spec: { policyName: 'signed-images', validationActions: ['Deny'] },
    });
    // It takes a moment until a policy counts; dry runs are checked as well.
    const error = await waitUntil(() =>
      refused({ name: 'apply-policy', dryRun: true }),
    );
    expect(error).toMatchObject({
      name: 'InputError',
      message: expect.stringContaining('only signed images may run'),
      details: [
        {
          field: 'spec',
          code: 'refused-by-cluster',
          owner: 'ValidatingAdmissionPolicy signed-images',
        },
      ],
    });
    await refused({ name: 'apply-policy' });
    expect(await cluster.read('apply-policy')).toBeUndefined();
    await cluster.remove(binding);
    await cluster.remove(policy);
  });

  it('tells a right that the portal lacks from a policy', async () => {
    await expect(
      new ClusterApplier(systemClock, forgetfulRecorder).apply(
        cluster.writable('reader-token'),
        {
          name: 'apply-reader',
          spec: { image },
          by: 'user:default/alice',
          dryRun: true,
          throughRepository: false,
          force: false,
        },
      ),
    ).rejects.toMatchObject({
      name: 'ServiceUnavailableError',
      message:
        'Applying: the portal may not get platformservices.openmcp.cloud there (403); nothing was changed',
      reason: { code: 'forbidden' },
      written: 'nothing',
    });
  });

  it('does not touch the operator’s own services', async () => {
    expect(await refused({ name: 'helmdeployer', force: true })).toMatchObject({
      name: 'ConflictError',
      details: [{ code: 'operators-own', owner: 'openmcp-operator' }],
    });
  });
});
