import { createServer } from 'node:http';
import { Entity } from '@backstage/catalog-model';
import { validateEntity, waitUntil } from './__testUtils__';
import { CatalogLandscape } from './__testUtils__/CatalogLandscape';
import { CatalogPortal } from './__testUtils__/CatalogPortal';

jest.setTimeout(120_000);

const dns = { name: 'dns' };

async function shows(portal: CatalogPortal, expected: string[]): Promise<void> {
  const refs = expected.map(name => `resource:default/${name}`).sort();
  const found = await waitUntil(async () => {
    const now = await portal.resources();
    return JSON.stringify(now) === JSON.stringify(refs) ? now : undefined;
  });
  expect(found).toEqual(refs);
}

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

  it('stays as it is while a cluster cannot be read, also after a restart, and goes on where it can', async () => {
    const database = {
      rootConfig: { backend: { database: landscape.database } },
    };
    await landscape.create('alpha', dns);
    await landscape.create('beta', dns);
    const first = await landscape.startPortal(database);
    await shows(first, ['alpha', 'alpha.ps.dns', 'beta', 'beta.ps.dns']);

    // Out of reach.
    await landscape.cluster('beta').stopListening();
    await landscape.create('alpha', { name: 'gateway' });
    const all = [
      'alpha',
      'alpha.ps.dns',
      'alpha.ps.gateway',
      'beta',
      'beta.ps.dns',
    ];
    await shows(first, all);
    await first.stop();

    // It is still when the backend starts anew.
    const second = await landscape.startPortal(database);
    await landscape.create('alpha', { name: 'late' });
    await shows(second, [...all, 'alpha.ps.late']);

    // It went while nobody could see it.
    await landscape.create('alpha', { name: 'gone' });
    await shows(second, [...all, 'alpha.ps.late', 'alpha.ps.gone']);
    await second.stop();
    await landscape.remove('alpha', { name: 'gone' });
    await landscape.cluster('beta').startListening();
    const third = await landscape.startPortal(database);
    await shows(third, [...all, 'alpha.ps.late']);

    // A cluster that is taken out of the configuration takes its own along.
    await third.stop();
    const fourth = await landscape.startPortal({
      ...database,
      clusters: ['alpha'],
    });
    await shows(fourth, [
      'alpha',
      'alpha.ps.dns',
      'alpha.ps.gateway',
      'alpha.ps.late',
    ]);
    await fourth.stop();

    // And when it is switched off, all of it goes.
    const fifth = await landscape.startPortal({
      ...database,
      catalog: { installations: false },
    });
    await shows(fifth, []);
    expect(await fifth.resources()).toEqual([]);
  });

  it('stays when a login page answers in the place of the API server', async () => {
    await landscape.create('beta', dns);
    const portal = await landscape.startPortal();
    await shows(portal, ['alpha', 'beta', 'beta.ps.dns']);
    const before = await portal.find('beta.ps.dns');
    const beta = landscape.cluster('beta');
    await beta.stopListening();
    let asked = 0;
    const loginPage = createServer((_request, response) => {
      asked += 1;
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html>login</html>');
    });
    loginPage.listen(Number(new URL(beta.server).port), '127.0.0.1');
    try {
      await waitUntil(async () => {
        const { items } = await portal.get('/api/openmcp/v1/clusters');
        const state = items.find(
          ({ name }: { name: string }) => name === 'beta',
        );
        return asked > 3 && state.freshness.stale ? true : undefined;
      });
      await landscape.create('alpha', dns);
      await shows(portal, ['alpha', 'alpha.ps.dns', 'beta', 'beta.ps.dns']);
      expect(await portal.find('beta.ps.dns')).toEqual(before);
    } finally {
      loginPage.closeAllConnections();
      loginPage.close();
    }
  });

  it.each(['forbidden', 'not stored'] as const)(
    'stays when a kind is %s',
    async how => {
      await landscape.create('beta', dns);
      const portal = await landscape.startPortal();
      await shows(portal, ['alpha', 'beta', 'beta.ps.dns']);
      const before = await portal.find('beta.ps.dns');
      const beta = landscape.cluster('beta');
      if (how === 'forbidden') {
        beta.forbidKind('PlatformService');
        beta.dropConnections();
      } else {
        beta.loseStorage();
        beta.dropConnections();
      }
      await landscape.create('alpha', dns);
      await shows(portal, ['alpha', 'alpha.ps.dns', 'beta', 'beta.ps.dns']);
      expect(await portal.find('beta.ps.dns')).toEqual(before);
    },
  );

  it('has a name for every name, the same after a restart, and what is odd harms no other', async () => {
    const long = 'x'.repeat(200);
    const names = [
      'crossplane-contrib-function-go-templating-3fc997d6b713',
      'a.b.c',
      long,
      `${'y'.repeat(60)}-first-one`,
      `${'y'.repeat(60)}-other-one`,
    ];
    for (const name of names) {
      await landscape.create('alpha', { name });
    }
    await landscape.create('alpha', {
      name: 'odd',
      annotations: {
        'openmcp.cloud/owner': 'Team A / ops',
        'openmcp.cloud/description': 'd'.repeat(100_000),
        'openmcp.cloud/tags': 'open source,,#!',
        'openmcp.cloud/lifecycle': '💥',
        'openmcp.cloud/title': 'a\u202eb',
      },
    });
    await landscape.create('alpha', {
      name: 'hidden',
      annotations: { 'openmcp.cloud/catalog': 'ignore' },
    });
    const database = {
      rootConfig: { backend: { database: landscape.database } },
      catalog: { defaults: { owner: 'platform' } },
    };
    const first = await landscape.startPortal(database);
    await waitUntil(async () =>
      (await first.resources()).length === names.length + 3 ? true : undefined,
    );
    const entities = await first.entities('?filter=kind=resource');
    for (const { relations: _, ...entity } of entities) {
      await expect(validateEntity(entity)).resolves.toBeUndefined();
    }
    const full = entities.map(
      ({ metadata }) =>
        metadata.annotations!['openmcp.cloud/installation-name'],
    );
    expect(full).toEqual(expect.arrayContaining([...names, 'odd']));
    const odd = entities.find(({ metadata }) => metadata.name.endsWith('.odd'));
    expect(odd?.spec?.owner).toBe('group:default/platform');
    expect(odd?.metadata.tags).toEqual(['open-source', '#']);
    expect(odd?.metadata.description?.length).toBeLessThanOrEqual(500);
    expect(odd?.metadata.annotations?.['openmcp.cloud/catalog-notes']).toMatch(
      /owner "Team A \/ ops" is no reference of an entity/,
    );
    await first.stop();
    const second = await landscape.startPortal(database);
    await landscape.create('alpha', { name: 'sign-of-life' });
    await waitUntil(() => second.find('alpha.ps.sign-of-life'));
    const after = await second.entities('?filter=kind=resource');
    const names2 = after.map(({ metadata }) => metadata.name);
    expect(
      names2.filter(name => !name.endsWith('sign-of-life')).sort(),
    ).toEqual(entities.map(({ metadata }) => metadata.name).sort());
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

  it('leaves what others described before, and says who', async () => {
    await landscape.create('alpha', dns);
    const theirs: Entity = {
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Resource',
      metadata: {
        name: 'alpha.ps.dns',
        title: 'Written by hand',
        annotations: {
          'backstage.io/managed-by-location': 'url:https://example.com/a.yaml',
          'backstage.io/managed-by-origin-location':
            'url:https://example.com/a.yaml',
        },
      },
      spec: { type: 'service', owner: 'others' },
    };
    const portal = await landscape.startPortal({
      catalog: { installations: false, platformClusters: false },
      others: {
        getProviderName: () => 'others',
        connect: async connection =>
          connection.applyMutation({
            type: 'delta',
            added: [{ entity: theirs }],
            removed: [],
          }),
      },
      rootConfig: { backend: { database: landscape.database } },
    });
    await waitUntil(async () => {
      const found = await portal.get('/api/catalog/entities');
      return found.length > 0 ? true : undefined;
    });
    await portal.stop();
    const second = await landscape.startPortal({
      rootConfig: { backend: { database: landscape.database } },
      others: {
        getProviderName: () => 'others',
        connect: async () => {},
      },
    });
    await shows(second, ['alpha', 'beta']);
    await waitUntil(async () =>
      second.logLines.some(line =>
        /alpha\.ps\.dns is left as it is: url:https:\/\/example.com\/a.yaml described it before openmcp:cluster\/alpha did/.test(
          line,
        ),
      )
        ? true
        : undefined,
    );
    const [entity] = (await second.get('/api/catalog/entities')).filter(
      ({ metadata }: Entity) => metadata.name === 'alpha.ps.dns',
    );
    expect(entity.metadata.title).toBe('Written by hand');
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
