import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigReader } from '@backstage/config';
import { JsonValue } from '@backstage/types';
import { readPlatformClusters } from './readPlatformClusters';

describe('readPlatformClusters', () => {
  let folder: string;
  let kubeconfig: string;

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

  function read(...clusters: JsonValue[]) {
    return readPlatformClusters(new ConfigReader({ openmcp: { clusters } }));
  }

  const good = { name: 'alpha', url: 'https://api.example.com:6443' };

  it('has no clusters by default', () => {
    expect(readPlatformClusters(new ConfigReader({}))).toEqual([]);
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

  it.each<[string, JsonValue, string]>([
    ['no object', 'alpha', 'has the wrong type, object is expected'],
    ['no name', { url: good.url }, '.name is missing'],
    ['an empty name', { ...good, name: ' ' }, '.name is empty'],
    [
      'a number for a name',
      { ...good, name: 7 },
      '.name has the wrong type, string is expected',
    ],
    [
      'no way to the cluster',
      { name: 'alpha' },
      'needs one of kubeconfig, inCluster, url',
    ],
    [
      'two ways to the cluster',
      { ...good, inCluster: true },
      '.url cannot be set beside inCluster',
    ],
    [
      'a key that is spelled wrong',
      { name: 'alpha', kubeConfig: { file: 'x' } },
      '.kubeConfig is not a known key',
    ],
    [
      'a nested key that is spelled wrong',
      { ...good, credentials: { bearer: 'marked-token' } },
      '.credentials.bearer is not a known key',
    ],
    [
      'credentials without any',
      { ...good, credentials: {} },
      '.credentials needs one of token, tokenFile',
    ],
    [
      'two credentials',
      { ...good, credentials: { token: 'marked-token', tokenFile: 'x' } },
      '.credentials.tokenFile cannot be set beside token',
    ],
    [
      'credentials beside a kubeconfig',
      {
        name: 'alpha',
        kubeconfig: { file: 'x' },
        credentials: { token: 'marked-token' },
      },
      '.credentials can only be set beside url',
    ],
    [
      'a token file that is not there',
      { ...good, credentials: { tokenFile: '/does/not/exist' } },
      '.credentials.tokenFile names a file that cannot be read by the backend',
    ],
    [
      'a kubeconfig that is not there',
      { name: 'alpha', kubeconfig: { file: '/does/not/exist' } },
      '.kubeconfig.file names a file that cannot be read by the backend',
    ],
    [
      'a certificate authority that is not there',
      { ...good, ca: { file: '/does/not/exist' } },
      '.ca.file names a file that cannot be read by the backend',
    ],
    [
      'a certificate authority that is none',
      { ...good, ca: { data: 'bm9uc2Vuc2U=' } },
      '.ca.data is not a PEM certificate in base64',
    ],
    [
      'plain HTTP',
      { name: 'alpha', url: 'http://api.example.com' },
      '.url must begin with https://; http:// is accepted for the loopback interface only',
    ],
    [
      'another protocol',
      { name: 'alpha', url: 'ftp://api.example.com' },
      '.url must begin with https://',
    ],
    [
      'credentials in the address',
      { name: 'alpha', url: 'https://me:marked-token@api.example.com' },
      '.url must not hold credentials',
    ],
    [
      'an unknown delivery',
      { ...good, delivery: 'pigeon' },
      '.delivery must be one of direct, gitops',
    ],
    ['no namespaces', { ...good, namespaces: [] }, '.namespaces is empty'],
    [
      'a wrong namespace',
      { ...good, namespaces: ['openmcp-system', 'Not One'] },
      '.namespaces[1] is not the name of a namespace',
    ],
    [
      'a wrong flag',
      { ...good, simulated: 'perhaps' },
      '.simulated must be true or false',
    ],
    [
      'a cluster of its own that is none',
      { name: 'alpha', inCluster: true },
      '.inCluster is set, but the backend does not run in a pod with a service account',
    ],
  ])('says where the mistake is: %s', (_name, entry, problem) => {
    const [, cluster] = read({ ...good, name: 'first' }, entry);
    expect(cluster.problem).toMatch(/^openmcp\.clusters\[1\]/);
    expect(cluster.problem?.replace('openmcp.clusters[1]', '').trim()).toBe(
      problem,
    );
    expect(cluster.problem).not.toContain('marked-token');
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
    expect(() =>
      readPlatformClusters(new ConfigReader({ openmcp: { clusters: {} } })),
    ).toThrow('openmcp.clusters must be a list');
  });
});
