import { Entity } from '@backstage/catalog-model';
import { waitUntil } from './__testUtils__';
import { CatalogLandscape } from './__testUtils__/CatalogLandscape';
import { shows } from './__testUtils__/shows';

jest.setTimeout(120_000);

const dns = { name: 'dns' };

/** What a change of the catalog would change, too. */
function identities(entities: readonly Entity[]) {
  return entities
    .map(({ metadata }) => [metadata.name, metadata.uid, metadata.etag])
    .sort();
}

describe('what is installed on platform clusters', () => {
  let landscape: Awaited<ReturnType<typeof CatalogLandscape.simulate>>;

  beforeEach(async () => {
    landscape = await CatalogLandscape.simulate();
  });

  afterEach(() => landscape.stop());

  it('is in the catalog with owner, system and where it runs, follows changes, and goes', async () => {
    await landscape.create('alpha', {
      name: 'velero',
      annotations: {
        'openmcp.cloud/owner': 'backup-team',
        'openmcp.cloud/system': 'data-protection',
        'openmcp.cloud/tags': 'backup, open source',
        'openmcp.cloud/links':
          'https://example.com/runbook Runbook, ftp://example.com',
        'openmcp.cloud/platform-mode': '{"value":"marked-statement"}',
        'example.com/other': 'marked-annotation',
      },
    });
    const portal = await landscape.startPortal();
    await shows(portal, ['alpha', 'alpha.ps.velero', 'beta']);
    const velero = await portal.find('alpha.ps.velero');
    expect(velero).toMatchObject({
      metadata: {
        title: 'velero on ALPHA',
        tags: ['backup', 'open-source'],
        links: [{ url: 'https://example.com/runbook', title: 'Runbook' }],
        annotations: {
          'openmcp.cloud/cluster': 'alpha',
          'openmcp.cloud/installation-kind': 'PlatformService',
          'openmcp.cloud/installation-name': 'velero',
          'openmcp.cloud/provider-name': 'velero',
          'openmcp.cloud/catalog-notes': expect.stringContaining('ftp:'),
        },
      },
      spec: {
        type: 'openmcp-installation',
        owner: 'group:default/backup-team',
        system: 'system:default/data-protection',
      },
    });
    expect(velero?.relations).toEqual(
      expect.arrayContaining([
        { type: 'dependsOn', targetRef: 'resource:default/alpha' },
        { type: 'ownedBy', targetRef: 'group:default/backup-team' },
        { type: 'partOf', targetRef: 'system:default/data-protection' },
      ]),
    );
    // Nothing of the rest of the object, and no address of the API server.
    const { server, adminToken } = landscape.cluster('alpha');
    const everything = JSON.stringify([
      await portal.entities(),
      portal.mutations,
      portal.logLines.filter(line => line.includes('openMCP')),
    ]);
    for (const mark of [
      'marked-',
      server,
      new URL(server).host,
      adminToken,
      'ghcr.io/acme/tool',
      'Healthy',
    ]) {
      expect(everything).not.toContain(mark);
    }

    await landscape.change(
      'alpha',
      { name: 'velero' },
      { metadata: { annotations: { 'openmcp.cloud/owner': 'others' } } },
    );
    await waitUntil(async () =>
      (await portal.find('alpha.ps.velero'))?.spec?.owner ===
      'group:default/others'
        ? true
        : undefined,
    );
    await landscape.remove('alpha', { name: 'velero' });
    await shows(portal, ['alpha', 'beta']);
  });

  it('is there once for each cluster and kind, and one goes without the other', async () => {
    await landscape.create('alpha', { ...dns, image: 'ghcr.io/acme/a:v1' });
    await landscape.create('beta', { ...dns, image: 'ghcr.io/acme/b:v1' });
    await landscape.create('beta', { ...dns, kind: 'ServiceProvider' });
    const portal = await landscape.startPortal();
    await shows(portal, [
      'alpha',
      'alpha.ps.dns',
      'beta',
      'beta.ps.dns',
      'beta.sp.dns',
    ]);
    const before = await portal.find('beta.ps.dns');
    await landscape.remove('alpha', dns);
    await shows(portal, ['alpha', 'beta', 'beta.ps.dns', 'beta.sp.dns']);
    expect((await portal.find('beta.ps.dns'))?.metadata.uid).toBe(
      before?.metadata.uid,
    );
  });

  it('writes nothing while nothing changes that it shows', async () => {
    for (const name of ['one', 'two', 'three']) {
      await landscape.create('alpha', { name });
    }
    const portal = await landscape.startPortal();
    await waitUntil(async () =>
      (await portal.resources()).length === 5 ? true : undefined,
    );
    const mutations = portal.mutations.length;
    // The cluster itself is related to whatever is new there.
    const identitiesOfInstallations = async () =>
      identities(
        await portal.entities('?filter=spec.type=openmcp-installation'),
      );
    const before = await identitiesOfInstallations();
    // Health, pods and images change all the time.
    for (const name of ['one', 'two', 'three']) {
      await landscape.change(
        'alpha',
        { name },
        { spec: { image: 'ghcr.io/acme/crash-loop:v2', runReplicas: 2 } },
      );
    }
    await waitUntil(async () => {
      const { items } = await portal.get('/api/openmcp/v1/installations');
      return items.every(
        ({ health }: { health: string }) => health === 'Degraded',
      )
        ? true
        : undefined;
    });
    // Whatever was to be written because of it stands before this.
    await landscape.create('alpha', { name: 'last' });
    await waitUntil(() => portal.find('alpha.ps.last'));
    expect(portal.mutations.length).toBe(mutations + 1);
    const after = await identitiesOfInstallations();
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it('carries what the Kubernetes plugin needs, where that one knows the cluster', async () => {
    await landscape.create('alpha', dns);
    await landscape.create('beta', dns);
    const portal = await landscape.startPortal({
      rootConfig: {
        kubernetes: {
          clusterLocatorMethods: [
            {
              type: 'config',
              clusters: [
                { name: 'alpha', url: 'https://marked', authProvider: 'x' },
              ],
            },
          ],
        },
      },
    });
    await shows(portal, ['alpha', 'alpha.ps.dns', 'beta', 'beta.ps.dns']);
    expect(
      (await portal.find('alpha.ps.dns'))?.metadata.annotations,
    ).toMatchObject({
      'backstage.io/kubernetes-cluster': 'alpha',
      'backstage.io/kubernetes-namespace': 'openmcp-system',
      'backstage.io/kubernetes-label-selector':
        'app.kubernetes.io/managed-by=openmcp-operator,app.kubernetes.io/name=PlatformService,app.kubernetes.io/instance=dns',
    });
    const others = (await portal.find('beta.ps.dns'))?.metadata.annotations;
    expect(Object.keys(others ?? {}).join()).not.toContain('kubernetes');
  });
});
