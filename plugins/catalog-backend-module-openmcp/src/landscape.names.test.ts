import { Entity } from '@backstage/catalog-model';
import { validateEntity, waitUntil } from './__testUtils__';
import { CatalogLandscape } from './__testUtils__/CatalogLandscape';
import { shows } from './__testUtils__/shows';

jest.setTimeout(120_000);

const dns = { name: 'dns' };

describe('what is installed under any name', () => {
  let landscape: Awaited<ReturnType<typeof CatalogLandscape.simulate>>;

  beforeEach(async () => {
    landscape = await CatalogLandscape.simulate();
  });

  afterEach(() => landscape.stop());

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
});
