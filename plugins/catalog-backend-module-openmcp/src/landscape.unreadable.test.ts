import { createServer } from 'node:http';
import { waitUntil } from './__testUtils__';
import { CatalogLandscape } from './__testUtils__/CatalogLandscape';
import { shows } from './__testUtils__/shows';

jest.setTimeout(120_000);

const dns = { name: 'dns' };

describe('what is installed on a platform cluster that cannot be read', () => {
  let landscape: Awaited<ReturnType<typeof CatalogLandscape.simulate>>;

  beforeEach(async () => {
    landscape = await CatalogLandscape.simulate();
  });

  afterEach(() => landscape.stop());

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
});
