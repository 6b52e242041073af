import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigReader } from '@backstage/config';
import { JsonObject, JsonValue } from '@backstage/types';
import { TestCertificateAuthority } from '../../__testUtils__/TestCertificateAuthority';
import { systemClock } from '../../timing';
import { ClusterCredentialsProviders } from '../credentials';
import { readPlatformClusters } from './readPlatformClusters';

describe('readPlatformClusters', () => {
  let folder: string;
  let kubeconfig: string;

  const authority = new TestCertificateAuthority();

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'openmcp-config-'));
    kubeconfig = writeKubeconfig('kubeconfig', 'https://127.0.0.1:6443');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function writeKubeconfig(name: string, server: string): string {
    const file = join(folder, name);
    writeFileSync(
      file,
      JSON.stringify({
        apiVersion: 'v1',
        kind: 'Config',
        'current-context': 'live',
        clusters: [{ name: 'live', cluster: { server } }],
        users: [{ name: 'admin', user: { token: 'marked-token' } }],
        contexts: [
          { name: 'live', context: { cluster: 'live', user: 'admin' } },
        ],
      }),
    );
    return file;
  }

  function readAll(data: JsonObject) {
    return readPlatformClusters(new ConfigReader(data), {
      clock: systemClock,
      providers: new ClusterCredentialsProviders(),
      serviceAccountFolder: join(folder, 'service-account'),
    });
  }

  function read(...clusters: JsonValue[]) {
    return readAll({ openmcp: { clusters } });
  }

  const good = { name: 'alpha', url: 'https://api.example.com:6443' };

  it('has no clusters by default', () => {
    expect(readAll({})).toEqual([]);
  });

  it('fills in what is not said', () => {
    expect(read(good)).toEqual([
      {
        name: 'alpha',
        title: 'alpha',
        namespaces: ['openmcp-system'],
        delivery: 'direct',
        simulated: false,
        connection: expect.objectContaining({ server: good.url }),
      },
    ]);
  });

  it('takes everything over that is said', () => {
    const [cluster] = read({
      ...good,
      title: 'Live, Europe',
      namespaces: ['a', 'b', 'a'],
      delivery: 'gitops',
      operatorDeliveredBy: 'other',
      simulated: 'true',
      credentials: { token: 'marked-token' },
    });
    expect(cluster).toMatchObject({
      title: 'Live, Europe',
      namespaces: ['a', 'b'],
      delivery: 'gitops',
      simulated: true,
    });
  });

  it('reads a kubeconfig', async () => {
    const [cluster] = read({
      name: 'alpha',
      kubeconfig: { file: kubeconfig, context: 'live' },
    });
    expect(await cluster.connection?.getCredentials()).toMatchObject({
      headers: { authorization: 'Bearer marked-token' },
    });
  });

  it('knows the owner by the name of a group, or by a reference', () => {
    const owners = ['platform', 'user:default/jane'].map(
      owner => read({ ...good, owner })[0].owner,
    );
    expect(owners).toEqual(['group:default/platform', 'user:default/jane']);
  });

  describe('in a cluster', () => {
    const environment = process.env;

    beforeEach(() => {
      process.env = {
        ...environment,
        KUBERNETES_SERVICE_HOST: 'fd00::1',
        KUBERNETES_SERVICE_PORT: '6443',
      };
      mkdirSync(join(folder, 'service-account'));
      writeFileSync(join(folder, 'service-account', 'token'), 'first\n');
      writeFileSync(join(folder, 'service-account', 'ca.crt'), authority.cert);
    });

    afterEach(() => {
      process.env = environment;
      rmSync(join(folder, 'service-account'), { recursive: true });
    });

    it('uses the service account of the pod, and follows its token', async () => {
      const [cluster] = read({ name: 'alpha', inCluster: true, proxy: false });
      expect(cluster.connection?.server).toBe('https://[fd00::1]:6443');
      expect(cluster.connection?.proxy).toBe(false);
      expect(await cluster.connection?.getCredentials()).toMatchObject({
        headers: { authorization: 'Bearer first' },
        ca: authority.cert.trim(),
      });
      writeFileSync(join(folder, 'service-account', 'token'), 'second\n');
      expect(await cluster.connection?.getCredentials()).toMatchObject({
        headers: { authorization: 'Bearer second' },
      });
    });
  });

  it('keeps the others when one is wrong', () => {
    const [first, second] = read(
      { ...good, url: 'nonsense' },
      {
        ...good,
        name: 'beta',
      },
    );
    expect(first).toMatchObject({
      name: 'alpha',
      problem: 'openmcp.clusters[0].url is not a URL',
    });
    expect(second.connection).toBeDefined();
  });

  it('accepts plain HTTP on the loopback interface', () => {
    const servers = [
      'http://127.0.0.1:1',
      'http://[::1]:1',
      'http://localhost:1',
    ];
    for (const url of servers) {
      expect(read({ name: 'alpha', url })[0].problem).toBeUndefined();
    }
  });

  it('names a context that is not in the file', () => {
    const [cluster] = read({
      name: 'alpha',
      kubeconfig: { file: kubeconfig, context: 'canary' },
    });
    expect(cluster.problem).toBe(
      'openmcp.clusters[0].kubeconfig.context names no context of the file: canary',
    );
  });

  it('refuses a kubeconfig that is none, without quoting it', () => {
    const file = join(folder, 'broken');
    writeFileSync(file, 'token: "marked-token\n  - [');
    const [cluster] = read({ name: 'alpha', kubeconfig: { file } });
    expect(cluster.problem).toBe(
      'openmcp.clusters[0].kubeconfig.file names a file that is not a kubeconfig',
    );
  });

  it('refuses a kubeconfig with plain HTTP to somewhere else', () => {
    const file = writeKubeconfig('plain', 'http://api.example.com');
    const [cluster] = read({ name: 'alpha', kubeconfig: { file } });
    expect(cluster.problem).toMatch(
      /^openmcp\.clusters\[0\]\.kubeconfig\.file .* must begin with https/,
    );
  });

  it.each([['alpha'], ['ALPHA']])(
    'refuses a name that is used already: %s',
    name => {
      const [first, second] = read(good, { ...good, name });
      expect(first.connection).toBeDefined();
      expect(second).toMatchObject({
        name: 'openmcp.clusters[1]',
        problem:
          'openmcp.clusters[1].name is already used at openmcp.clusters[0].name',
      });
    },
  );

  it('refuses clusters that are no list', () => {
    expect(() => readAll({ openmcp: { clusters: {} } })).toThrow(
      'openmcp.clusters must be a list',
    );
  });
});
