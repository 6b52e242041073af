import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigReader } from '@backstage/config';
import { JsonValue } from '@backstage/types';
import { TestCertificateAuthority } from '../../__testUtils__/TestCertificateAuthority';
import { systemClock } from '../../timing';
import { ClusterCredentialsProviders } from '../credentials';
import { readPlatformClusters } from './readPlatformClusters';

describe('readPlatformClusters, mistakes', () => {
  const authority = new TestCertificateAuthority();
  const client = authority.issueClient('portal');
  const providers = new ClusterCredentialsProviders();
  const good = { name: 'alpha', url: 'https://api.example.com:6443' };
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'openmcp-config-'));
    providers.add({
      name: 'cloud',
      findProblem: ({ authMetadata }) =>
        authMetadata.region ? undefined : 'needs a value for region',
      issueCredentials: async () => ({}),
    });
    providers.add({
      name: 'broken',
      findProblem: () => {
        throw new Error('marked-token');
      },
      issueCredentials: async () => ({}),
    });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function read(...clusters: JsonValue[]) {
    const config = new ConfigReader({ openmcp: { clusters } });
    return readPlatformClusters(config, { clock: systemClock, providers });
  }

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
      '.credentials needs one of serviceAccountToken, token, tokenFile, clientCertificate, exec, authProvider',
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
      'two more credentials',
      {
        ...good,
        credentials: { token: 'marked-token', exec: { command: 'x' } },
      },
      '.credentials.exec cannot be set beside token',
    ],
    [
      'a program that is not there',
      { ...good, credentials: { exec: { command: '/does/not/exist' } } },
      '.credentials.exec.command names no program that the backend can run',
    ],
    [
      'a program that is not in the path',
      {
        ...good,
        credentials: { exec: { command: 'openmcp-no-such-program' } },
      },
      '.credentials.exec.command names no program that the backend can run',
    ],
    [
      'no program',
      { ...good, credentials: { exec: { args: ['marked-token'] } } },
      '.credentials.exec.command is missing',
    ],
    [
      'a wrong argument',
      { ...good, credentials: { exec: { command: 'sh', args: ['-c', 7] } } },
      '.credentials.exec.args[1] has the wrong type, string is expected',
    ],
    [
      'a variable without a value',
      {
        ...good,
        credentials: { exec: { command: 'sh', env: [{ name: 'REGION' }] } },
      },
      '.credentials.exec.env[0].value is missing',
    ],
    [
      'an old version of the protocol',
      {
        ...good,
        credentials: {
          exec: {
            command: 'sh',
            apiVersion: 'client.authentication.k8s.io/v1alpha1',
          },
        },
      },
      '.credentials.exec.apiVersion must be one of client.authentication.k8s.io/v1, client.authentication.k8s.io/v1beta1',
    ],
    [
      'a provider that is not installed',
      { ...good, credentials: { authProvider: 'Cloud' } },
      '.credentials.authProvider names no provider of credentials that is installed',
    ],
    [
      'what the provider does not like',
      { ...good, credentials: { authProvider: 'cloud' } },
      '.credentials.authMetadata needs a value for region',
    ],
    [
      'a provider that fails',
      { ...good, credentials: { authProvider: 'broken' } },
      '.credentials.authMetadata could not be checked by the provider of credentials',
    ],
    [
      'what is meant for a provider without one',
      {
        ...good,
        credentials: { token: 'marked-token', authMetadata: { region: 'eu' } },
      },
      '.credentials.authMetadata can only be set beside authProvider',
    ],
    [
      'a client certificate without a key',
      { ...good, credentials: { clientCertificate: { data: 'marked-token' } } },
      '.credentials.clientCertificate needs one of keyData, keyFile',
    ],
    [
      'a client certificate that is none',
      {
        ...good,
        credentials: {
          clientCertificate: { data: 'bWFya2VkLXRva2Vu', keyData: 'eA==' },
        },
      },
      '.credentials.clientCertificate.data is not a PEM certificate in base64',
    ],
    [
      'a key that is none',
      {
        ...good,
        credentials: {
          clientCertificate: {
            data: btoa(client.cert),
            keyData: 'bWFya2VkLXRva2Vu',
          },
        },
      },
      '.credentials.clientCertificate.keyData is not a PEM key in base64 that can be read',
    ],
    [
      'a key of another certificate',
      {
        ...good,
        credentials: {
          clientCertificate: {
            data: btoa(authority.cert),
            keyData: btoa(client.key),
          },
        },
      },
      '.credentials.clientCertificate.keyData does not fit the certificate',
    ],
    [
      'a proxy that is none',
      { ...good, proxy: 'marked-token' },
      '.proxy is not a URL',
    ],
    [
      'a proxy of another kind',
      { ...good, proxy: 'socks5://me:marked-token@proxy.test' },
      '.proxy must begin with http:// or https://',
    ],
    [
      'a proxy with a path',
      { ...good, proxy: 'http://proxy.test/marked-token' },
      '.proxy must have no path, query or fragment',
    ],
    [
      'a proxy that is switched on',
      { ...good, proxy: true },
      '.proxy must be the address of a proxy, or false',
    ],
    [
      'an owner that is none',
      { ...good, owner: 'group:default/' },
      '.owner is not the reference of an entity',
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

  it('says that a token file is empty', () => {
    const tokenFile = join(folder, 'empty');
    writeFileSync(tokenFile, '\n');
    const [cluster] = read({ ...good, credentials: { tokenFile } });
    expect(cluster.problem).toBe(
      'openmcp.clusters[0].credentials.tokenFile names a file that is empty',
    );
  });

  it('never repeats a value, wherever it was put', () => {
    const whole = {
      ...good,
      title: 'title',
      owner: 'owner',
      ca: { data: 'x' },
      proxy: 'http://proxy.test',
      namespaces: ['x'],
      delivery: 'direct',
      operatorDeliveredBy: 'flux',
      simulated: false,
      credentials: {
        token: 'x',
        serviceAccountToken: 'x',
        tokenFile: 'x',
        clientCertificate: { data: 'x', file: 'x', keyData: 'x', keyFile: 'x' },
        exec: {
          command: 'x',
          args: ['x'],
          env: [{ name: 'x', value: 'x' }],
          apiVersion: 'client.authentication.k8s.io/v1',
        },
        authProvider: 'x',
        authMetadata: { x: 'x' },
      },
      kubeconfig: { file: 'x', context: 'x' },
      inCluster: false,
    };
    const marks = [
      'marked-token',
      ['marked-token'],
      { 'some-key': 'marked-token' },
    ];
    const pathsOf = (value: unknown, path: string[]): string[][] =>
      typeof value === 'object'
        ? Object.entries(Object(value)).flatMap(([key, nested]) => [
            [...path, key],
            ...pathsOf(nested, [...path, key]),
          ])
        : [];
    const replace = (path: string[], value: JsonValue): JsonValue => {
      const copy = JSON.parse(JSON.stringify(whole));
      const parent = path.slice(0, -1).reduce((at, key) => at[key], copy);
      parent[path[path.length - 1]] = value;
      return copy;
    };
    const problems = pathsOf(whole, []).flatMap(path =>
      marks.map(mark => read(replace(path, mark))[0].problem),
    );
    expect(problems.length).toBeGreaterThan(90);
    expect(new Set(problems).size).toBeGreaterThan(40);
    for (const problem of problems) {
      expect(problem).toMatch(/^openmcp\.clusters\[0\]/);
      expect(problem).not.toContain('marked-token');
    }
  });
});
