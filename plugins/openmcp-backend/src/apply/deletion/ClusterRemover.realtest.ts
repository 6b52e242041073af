import { ObjectReference } from '@openmcp/backstage-plugin-openmcp-common';
import { RealCluster } from '../../__testUtils__/RealCluster';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { systemClock } from '../../timing';
import { ClusterRemover } from './ClusterRemover';
import { describeRemoval } from './describeRemoval';
import { PlatformServiceRemoval } from './PlatformServiceRemoval';

// The programs of the control plane may have to be built.
jest.setTimeout(1_800_000);

const image = 'example.com/images/works:v1.0.0';
const services = '/apis/openmcp.cloud/v1alpha1/platformservices';

/** Where an API server has the kinds that are spoken of. */
const collections: Record<string, string> = {
  PlatformService: services,
  Deployment: '/apis/apps/v1/namespaces/openmcp-system/deployments',
  Job: '/apis/batch/v1/namespaces/openmcp-system/jobs',
  ServiceAccount: '/api/v1/namespaces/openmcp-system/serviceaccounts',
  ClusterRoleBinding: '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings',
  Role: '/apis/rbac.authorization.k8s.io/v1/namespaces/openmcp-system/roles',
  RoleBinding:
    '/apis/rbac.authorization.k8s.io/v1/namespaces/openmcp-system/rolebindings',
  Service: '/api/v1/namespaces/openmcp-system/services',
  Namespace: '/api/v1/namespaces',
};

describe('ClusterRemover, on the real control plane', () => {
  let cluster: RealCluster;

  beforeAll(async () => {
    cluster = await RealCluster.start();
  });

  afterAll(() => cluster?.stop());

  function remove(
    removal: Partial<PlatformServiceRemoval> & { name: string },
    token?: string,
  ) {
    return new ClusterRemover(systemClock).remove(cluster.writable(token), {
      dryRun: false,
      throughRepository: false,
      ...removal,
    });
  }

  async function create(name: string, metadata: object = {}) {
    await cluster.applyAs('test', `${services}/${name}`, {
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: { name, ...metadata },
      spec: { image },
    });
    await waitUntil(async () =>
      expect((await cluster.read(name))?.status?.phase).toBe('Ready'),
    );
  }

  function exists({ kind, name }: ObjectReference) {
    return cluster.exists(`${collections[kind]}/${encodeURIComponent(name)}`);
  }

  function objectsOf(parts: ReturnType<typeof describeRemoval>['goes']) {
    return parts.flatMap(({ object }) => (object ? [object] : []));
  }

  it('changes nothing with a dry run, and leaves exactly what it says', async () => {
    const name = 'remove-all';
    await create(name);
    const looked = await remove({ name, dryRun: true });
    expect(looked).toMatchObject({
      result: 'deleting',
      image,
      metrics: {
        wanted: true,
        service: { name: 'ps-remove-all-metrics', namespace: 'openmcp-system' },
      },
    });
    const { goes, stays } = describeRemoval(name, looked, 'openmcp-system');
    for (const object of [...objectsOf(goes), ...objectsOf(stays)]) {
      expect([object, await exists(object)]).toEqual([object, true]);
    }

    const removed = await remove({ name, uid: looked.uid });
    expect(removed).toMatchObject({
      result: 'deleting',
      uid: looked.uid,
      deletionTimestamp: expect.stringMatching(/^\d{4}-/),
    });
    await waitUntil(async () => {
      for (const object of objectsOf(goes)) {
        expect([object, await exists(object)]).toEqual([object, false]);
      }
    }, 60_000);
    for (const object of objectsOf(stays)) {
      expect([object, await exists(object)]).toEqual([object, true]);
    }
    await expect(remove({ name })).rejects.toMatchObject({
      name: 'NotFoundError',
      details: [{ field: 'name', code: 'not-found' }],
    });
  });

  it('says the same again while something holds the object', async () => {
    const name = 'remove-held';
    await create(name, { finalizers: ['example.com/held'] });
    const first = await remove({ name });
    const again = await remove({ name });
    expect(first.result).toBe('deleting');
    expect(again).toMatchObject({
      result: 'unchanged',
      deletionTimestamp: first.deletionTimestamp,
    });
    await cluster.applyAs('test', `${services}/${name}`, {
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: { name, finalizers: [] },
      spec: { image },
    });
    await waitUntil(async () =>
      expect(await cluster.read(name)).toBeUndefined(),
    );
  });

  it('deletes nothing that is another object, or that somebody looks after', async () => {
    const name = 'remove-other';
    await create(name, {
      labels: { 'kustomize.toolkit.fluxcd.io/name': 'tools' },
    });
    await expect(remove({ name })).rejects.toMatchObject({
      details: [{ code: 'owned', owner: 'Kustomization tools' }],
    });
    await expect(
      remove({ name, uid: '00000000-0000-0000-0000-000000000000' }),
    ).rejects.toMatchObject({ details: [{ code: 'changed-meanwhile' }] });
    await expect(remove({ name: 'helmdeployer' })).rejects.toMatchObject({
      details: [{ code: 'operators-own' }],
    });
    expect(await cluster.read(name)).toMatchObject({ metadata: { name } });
    await cluster.remove(`${services}/${name}`);
  });

  it('tells a right that the portal lacks', async () => {
    await expect(
      remove({ name: 'helmdeployer' }, 'reader-token'),
    ).rejects.toMatchObject({
      name: 'ServiceUnavailableError',
      reason: { code: 'forbidden' },
      written: 'nothing',
    });
  });
});
