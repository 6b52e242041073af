import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackendModule } from '@backstage/backend-plugin-api';
import { Entity } from '@backstage/catalog-model';
import {
  ClusterCredentialsProvider,
  openmcpClusterCredentialsExtensionPoint,
} from '@openmcp/backstage-plugin-openmcp-node';
import {
  answer,
  loginPage,
  ScriptedApiServer,
} from './__testUtils__/ScriptedApiServer';
import { TestCatalog } from './__testUtils__/TestCatalog';
import { TestCredentialHelper } from './__testUtils__/TestCredentialHelper';
import { TestLandscape } from './__testUtils__/TestLandscape';
import { waitUntil } from './__testUtils__/waitUntil';

jest.setTimeout(60_000);

function createModule(...providers: ClusterCredentialsProvider[]) {
  return createBackendModule({
    pluginId: 'openmcp',
    moduleId: 'test-credentials',
    register(env) {
      env.registerInit({
        deps: { credentials: openmcpClusterCredentialsExtensionPoint },
        async init({ credentials }) {
          providers.forEach(each => credentials.addCredentialsProvider(each));
        },
      });
    },
  });
}

function clusterEntity(name: string, server: string): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Resource',
    metadata: { name, annotations: { 'kubernetes.io/api-server': server } },
    spec: { type: 'kubernetes-cluster', owner: 'platform' },
  };
}

describe('openmcp plugin and the ways to its clusters', () => {
  let landscape: TestLandscape;
  let folder: string;

  beforeEach(async () => {
    landscape = await TestLandscape.start();
    folder = mkdtempSync(join(tmpdir(), 'openmcp-clusters-'));
  });

  afterEach(async () => {
    await landscape.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('watches with credentials of a provider and of a program', async () => {
    const { alpha, beta } = landscape;
    const helper = new TestCredentialHelper(folder);
    helper.print({ token: beta.adminToken });
    let asked = 0;
    const portal = await landscape.startPortal({
      clusters: [
        {
          name: 'alpha',
          url: alpha.server,
          credentials: {
            authProvider: 'cloud',
            authMetadata: { account: 'one' },
          },
        },
        {
          name: 'beta',
          url: beta.server,
          credentials: { exec: { command: helper.command } },
        },
        {
          name: 'gamma',
          url: alpha.server,
          credentials: { authProvider: 'another' },
        },
      ],
      features: [
        createModule({
          name: 'cloud',
          issueCredentials: async ({ cluster, server, authMetadata }) => {
            asked += 1;
            expect([cluster, server, authMetadata.account]).toEqual([
              'alpha',
              alpha.server,
              'one',
            ]);
            return { token: alpha.adminToken };
          },
        }),
      ],
    });
    await landscape.healthy(4);
    expect(asked).toBe(1);
    expect(helper.runs).toBe(1);
    expect(await landscape.clusterNamed('gamma')).toMatchObject({
      state: 'misconfigured',
      reason: {
        message:
          'openmcp.clusters[2].credentials.authProvider names no provider of credentials that is installed',
      },
    });
    const said = `${JSON.stringify(portal.logLines)}`;
    expect(said).not.toContain(alpha.adminToken);
    expect(said).not.toContain(beta.adminToken);
  });

  it('does not start with two providers of one name', async () => {
    const provider = { name: 'cloud', issueCredentials: async () => ({}) };
    await expect(
      landscape.startPortal({
        clusters: [],
        features: [createModule(provider, { ...provider })],
      }),
    ).rejects.toThrow(/"cloud" was added before/);
  });

  it('goes on when a token in a file was replaced, reading and applying', async () => {
    const tokenFile = join(folder, 'token');
    writeFileSync(tokenFile, `${landscape.alpha.adminToken}\n`);
    const portal = await landscape.startPortal({
      clusters: [
        {
          name: 'alpha',
          url: landscape.alpha.server,
          credentials: { tokenFile },
        },
      ],
      config: { allowedImages: ['ghcr.io/acme/'] },
    });
    await landscape.healthy(2);
    writeFileSync(tokenFile, 'expired');
    landscape.alpha.dropConnections();
    const refused = await landscape.inState('alpha', 'unauthorized');
    expect(refused?.reason).toMatchObject({
      code: 'unauthorized',
      message: expect.stringContaining('401'),
    });
    // What was known stays known, and is marked as old.
    const list = await portal.getInstallations();
    expect(list.items.map(item => item.freshness.stale)).toEqual([true, true]);
    const apply = () =>
      portal.post('/v1/clusters/alpha/platform-services', {
        name: 'late',
        spec: { image: 'ghcr.io/acme/tool:v1' },
        platformMode: { via: 'config' },
      });
    expect((await apply()).body.error).toMatchObject({
      reason: { code: 'unauthorized' },
      written: 'nothing',
    });

    writeFileSync(tokenFile, landscape.alpha.adminToken);
    const applied = await apply();
    expect(applied.body).toMatchObject({ result: 'created' });
    await landscape.healthy(3);
    await landscape.inState('alpha', 'live');
  });

  it('watches clusters of the catalog, and sends credentials to no other server', async () => {
    const thief = await ScriptedApiServer.start();
    const redirecting = await ScriptedApiServer.start();
    try {
      thief.lists = [answer(200, {})];
      redirecting.lists = [answer(307, '', { location: `${thief.url}/apis` })];
      const { alpha } = landscape;
      const catalog = new TestCatalog([
        clusterEntity('from-catalog', alpha.server),
        clusterEntity('redirecting', redirecting.url),
        clusterEntity('not-allowed', thief.url),
      ]);
      await landscape.startPortal({
        clusters: [],
        catalog,
        config: {
          clustersFromCatalog: true,
          allowedApiServers: [alpha.server, redirecting.url].map(origin => ({
            origin: new URL(origin).origin,
            credentials: { token: alpha.adminToken },
          })),
        },
      });
      await landscape.healthy(2);
      await landscape.inState('from-catalog', 'live');
      const wrong = await waitUntil(async () => {
        const cluster = await landscape.clusterNamed('redirecting');
        expect(cluster?.state).toBe('unreachable');
        return cluster;
      });
      expect(wrong?.reason?.code).toBe('unexpected-answer');
      expect(await landscape.clusterNamed('not-allowed')).toBeUndefined();
      expect(redirecting.requests.length).toBeGreaterThan(0);
      expect(thief.requests).toEqual([]);
    } finally {
      await thief.stop();
      await redirecting.stop();
    }
  });

  it('says no secret, whatever fails', async () => {
    const server = await ScriptedApiServer.start();
    try {
      server.lists = [loginPage];
      server.watches = [loginPage];
      const helper = new TestCredentialHelper(folder);
      helper.behave('echo tok-SECRET; echo tok-SECRET >&2; exit 1');
      const kubeconfig = join(folder, 'kubeconfig');
      writeFileSync(
        kubeconfig,
        JSON.stringify({
          'current-context': 'live',
          clusters: [{ name: 'live', cluster: { server: server.url } }],
          users: [
            { name: 'me', user: { 'client-key-data': btoa('key-SECRET') } },
          ],
          contexts: [
            { name: 'live', context: { cluster: 'live', user: 'me' } },
          ],
        }),
      );
      const at = { url: server.url };
      const secret = btoa('key-SECRET');
      const portal = await landscape.startPortal({
        clusters: [
          { ...at, name: 'page', credentials: { token: 'tok-SECRET' } },
          { name: 'key', kubeconfig: { file: kubeconfig } },
          {
            ...at,
            name: 'helper',
            credentials: { exec: { command: helper.command } },
          },
          {
            ...at,
            name: 'provider',
            credentials: { authProvider: 'failing' },
          },
          {
            ...at,
            name: 'certificate',
            credentials: {
              clientCertificate: { data: secret, keyData: secret },
            },
          },
          { ...at, name: 'wrong-type', credentials: { token: ['tok-SECRET'] } },
          {
            name: 'proxy',
            url: 'https://api.test',
            proxy: 'http://me:tok-SECRET@127.0.0.1:1',
          },
        ],
        features: [
          createModule({
            name: 'failing',
            issueCredentials: async () => {
              throw new Error('tok-SECRET');
            },
          }),
        ],
      });
      const clusters = await waitUntil(async () => {
        const all = await portal.getClusters();
        expect(all.map(({ state }) => state)).not.toContain('connecting');
        return all;
      });
      const reasons = Object.fromEntries(
        clusters.map(({ name, reason }) => [name, reason?.message]),
      );
      expect(reasons).toMatchObject({
        helper: 'the credential helper ended with exit code 1',
        provider: 'the credentials provider failing failed',
        proxy: 'connection refused',
        'wrong-type':
          'openmcp.clusters[5].credentials.token has the wrong type, string is expected',
      });
      const said = JSON.stringify([
        clusters,
        await portal.getInstallations(),
        portal.logLines,
      ]);
      expect(portal.logLines.length).toBeGreaterThan(3);
      expect(said).not.toMatch(/SECRET/);
      expect(said).not.toContain(secret);
      expect(said).not.toContain(btoa('me:tok-SECRET'));
    } finally {
      await server.stop();
    }
  });
});
