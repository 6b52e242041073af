import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestCertificateAuthority } from '../../__testUtils__/TestCertificateAuthority';
import { TestProxy } from '../../__testUtils__/TestProxy';
import { TlsApiServer } from '../../__testUtils__/TlsApiServer';
import { UrlConnection, UrlConnectionOptions } from '../connections';
import { ClientCertificate, FixedToken } from '../credentials';
import { toClusterFailure } from '../failure';
import { createDispatcher } from './createDispatcher';
import { PoolTransport } from './PoolTransport';

function encode(pem: string): string {
  return Buffer.from(pem).toString('base64');
}

describe('connections to API servers', () => {
  const authority = new TestCertificateAuthority();
  const other = new TestCertificateAuthority('other authority');
  const client = authority.issueClient('portal');
  const never = new AbortController().signal;
  const environment = process.env;
  let server: TlsApiServer;
  let proxy: TestProxy;
  let transports: PoolTransport[];

  beforeEach(async () => {
    server = await TlsApiServer.start(authority);
    proxy = await TestProxy.start(server.port);
    transports = [];
    process.env = { ...environment };
    for (const name of ['https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY']) {
      delete process.env[name];
    }
  });

  afterEach(async () => {
    process.env = environment;
    await Promise.all(transports.map(transport => transport.close()));
    await proxy.stop();
    await server.stop();
  });

  function open(options: Partial<UrlConnectionOptions>) {
    const transport = new PoolTransport(
      new UrlConnection({
        server: server.url,
        ca: { data: encode(authority.cert) },
        ...options,
      }),
    );
    transports.push(transport);
    return transport;
  }

  async function ask(transport: PoolTransport) {
    const response = await transport.get({ path: '/version', signal: never });
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body) {
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  }

  async function failureOf(transport: PoolTransport) {
    const error = await ask(transport).catch(problem => problem);
    return toClusterFailure(error).reason;
  }

  describe('certificates', () => {
    it('trusts the certificate authority of the configuration', async () => {
      const credentials = new FixedToken('token');
      expect(await ask(open({ credentials }))).toMatchObject({
        authorization: 'Bearer token',
      });
    });

    it('tells an API server nothing that another authority vouches for', async () => {
      const transport = open({
        ca: { data: encode(other.cert) },
        credentials: new FixedToken('token'),
      });
      expect(await failureOf(transport)).toMatchObject({
        code: 'certificate-not-trusted',
      });
      expect(server.requests).toBe(0);
    });

    it('uses a file of the certificate authority that was renewed', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'openmcp-dispatcher-'));
      try {
        const file = join(folder, 'ca.crt');
        writeFileSync(file, other.cert);
        const transport = open({ ca: { file } });
        expect(await failureOf(transport)).toMatchObject({
          code: 'certificate-not-trusted',
        });
        writeFileSync(file, `${other.cert}\n${authority.cert}`);
        expect(await ask(transport)).toMatchObject({ host: expect.anything() });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });

    it('shows a client certificate', async () => {
      const transport = open({
        credentials: new ClientCertificate(
          { data: encode(client.cert) },
          { data: encode(client.key) },
        ),
      });
      expect(await ask(transport)).toMatchObject({ client: 'portal' });
    });
  });

  describe('proxies', () => {
    const farAway = 'https://api.cluster.test:6443';

    it('tunnels through the proxy of a cluster, with client certificate and token', async () => {
      const transport = open({
        server: farAway,
        proxy: proxy.url,
        credentials: new ClientCertificate(
          { data: encode(client.cert) },
          { data: encode(client.key) },
        ),
      });
      expect(await ask(transport)).toEqual({
        host: 'api.cluster.test:6443',
        client: 'portal',
      });
      expect(proxy.asked).toEqual(['api.cluster.test:6443']);
    });

    it('checks the API server behind the proxy', async () => {
      const transport = open({
        server: farAway,
        proxy: proxy.url,
        ca: { data: encode(other.cert) },
        credentials: new FixedToken('token'),
      });
      expect(await failureOf(transport)).toMatchObject({
        code: 'certificate-not-trusted',
      });
      const another = open({
        server: 'https://not-in-the-certificate.test',
        proxy: proxy.url,
      });
      expect(await failureOf(another)).toEqual({
        code: 'certificate-not-trusted',
        params: {},
        message: 'TLS certificate is for another host',
      });
      expect(server.requests).toBe(0);
    });

    it('logs on at the proxy, and nowhere else with that', async () => {
      const address = new URL(proxy.url);
      address.username = 'me';
      address.password = 'p@ss';
      const answered = await ask(
        open({ server: farAway, proxy: address.href }),
      );
      expect(answered.authorization).toBeUndefined();
      expect(proxy.authorizations).toEqual([`Basic ${btoa('me:p@ss')}`]);
    });

    it('uses HTTPS_PROXY, unless NO_PROXY or the cluster say otherwise', async () => {
      process.env.HTTPS_PROXY = proxy.url;
      expect(await ask(open({ server: farAway }))).toMatchObject({
        host: 'api.cluster.test:6443',
      });
      expect(proxy.asked).toHaveLength(1);

      const direct = open({ server: farAway, proxy: false });
      expect(await failureOf(direct)).toMatchObject({
        code: 'name-lookup-failed',
      });
      process.env.NO_PROXY = '.cluster.test';
      expect(await failureOf(open({ server: farAway }))).toMatchObject({
        code: 'name-lookup-failed',
      });
      expect(proxy.asked).toHaveLength(1);
    });

    it('does not send the loopback interface through HTTPS_PROXY', async () => {
      process.env.HTTPS_PROXY = proxy.url;
      await ask(open({}));
      expect(proxy.asked).toEqual([]);
    });

    it('says that the proxy refused', async () => {
      proxy.refusal = 407;
      const transport = open({ server: farAway, proxy: proxy.url });
      expect(await failureOf(transport)).toEqual({
        code: 'connection-failed',
        params: { status: 407 },
        message: 'the proxy let no connection through (407)',
      });
    });

    it('says that there is no proxy', async () => {
      const { url } = proxy;
      await proxy.stop();
      const transport = open({ server: farAway, proxy: url });
      expect(await failureOf(transport)).toMatchObject({
        code: 'connection-refused',
      });
      proxy = await TestProxy.start(server.port);
    });

    it('gives up a proxy that says nothing', async () => {
      proxy.silent = true;
      const dispatcher = createDispatcher(farAway, {}, proxy.url, 100);
      const error = await dispatcher
        .request({ origin: farAway, method: 'GET', path: '/' })
        .catch(problem => problem);
      expect(toClusterFailure(error).code).toBe('timeout');
      await dispatcher.destroy();
    });

    it('repeats nothing of an address that is wrong', async () => {
      process.env.HTTPS_PROXY = 'socks5://me:marked@proxy.test';
      expect(await failureOf(open({ server: farAway }))).toEqual({
        code: 'connection-failed',
        params: {},
        message: 'the address of the proxy is wrong',
      });
    });

    it('ends tunnels when it is closed', async () => {
      const transport = open({ server: farAway, proxy: proxy.url });
      await ask(transport);
      await transport.close();
      await expect(ask(transport)).rejects.toThrow('connection closed');
    });
  });
});
