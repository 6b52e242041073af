import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigReader } from '@backstage/config';
import { JsonObject } from '@backstage/types';
import { TestCertificateAuthority } from '../../__testUtils__/TestCertificateAuthority';
import { TestCredentialHelper } from '../../__testUtils__/TestCredentialHelper';
import { systemClock } from '../../timing';
import { ClusterCredentialsProviders } from '../credentials';
import { readPlatformClusters } from './readPlatformClusters';

describe('readPlatformClusters, credentials', () => {
  const authority = new TestCertificateAuthority();
  const client = authority.issueClient('portal');
  const providers = new ClusterCredentialsProviders();
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'openmcp-config-'));
    providers.add({
      name: 'cloud',
      issueCredentials: async ({ cluster, authMetadata }) => ({
        token: `${cluster} in ${authMetadata.region}`,
      }),
    });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function read(settings: JsonObject) {
    const cluster = {
      name: 'alpha',
      url: 'https://api.example.com:6443',
      ...settings,
    };
    const config = new ConfigReader({ openmcp: { clusters: [cluster] } });
    return readPlatformClusters(config, { clock: systemClock, providers });
  }

  const encode = (text: string) => Buffer.from(text).toString('base64');

  async function credentialsOf(credentials: JsonObject) {
    const [cluster] = read({ credentials });
    expect(cluster.problem).toBeUndefined();
    return cluster.connection?.getCredentials();
  }

  it.each(['token', 'serviceAccountToken'])('takes a %s', async key => {
    expect(await credentialsOf({ [key]: 'marked-token' })).toMatchObject({
      headers: { authorization: 'Bearer marked-token' },
    });
  });

  it('takes a token file', async () => {
    const tokenFile = join(folder, 'token');
    writeFileSync(tokenFile, 'marked-token\n');
    expect(await credentialsOf({ tokenFile })).toMatchObject({
      headers: { authorization: 'Bearer marked-token' },
    });
  });

  it('takes a client certificate, from data and from files', async () => {
    const file = join(folder, 'client.crt');
    const keyFile = join(folder, 'client.key');
    writeFileSync(file, client.cert);
    writeFileSync(keyFile, client.key);
    const ways = [
      { data: encode(client.cert), keyData: encode(client.key) },
      { file, keyFile },
      { file, keyData: encode(client.key) },
    ];
    for (const clientCertificate of ways) {
      const credentials = await credentialsOf({ clientCertificate });
      expect(credentials?.headers).toEqual({});
      expect(credentials?.cert?.trim()).toBe(client.cert.trim());
      expect(credentials?.key?.trim()).toBe(client.key.trim());
    }
  });

  it('takes those that a program prints', async () => {
    const helper = new TestCredentialHelper(folder);
    helper.print({ token: 'helped' });
    const exec = {
      command: helper.command,
      args: ['one'],
      env: [{ name: 'REGION', value: 'eu' }],
    };
    expect(await credentialsOf({ exec })).toMatchObject({
      headers: { authorization: 'Bearer helped' },
    });
  });

  it('takes those of a provider of a module', async () => {
    expect(
      await credentialsOf({
        authProvider: 'cloud',
        authMetadata: { region: 'eu' },
      }),
    ).toMatchObject({ headers: { authorization: 'Bearer alpha in eu' } });
  });

  it('takes certificate authority and proxy beside them', async () => {
    const [cluster] = read({
      ca: { data: encode(authority.cert) },
      proxy: 'http://me:secret@proxy.test:3128',
    });
    expect(cluster.problem).toBeUndefined();
    expect(cluster.connection?.proxy).toBe('http://me:secret@proxy.test:3128');
    expect(await cluster.connection?.getCredentials()).toMatchObject({
      ca: authority.cert,
    });
  });
});
