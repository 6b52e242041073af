import {
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KubeconfigConnection } from './KubeconfigConnection';
import { UrlConnection } from './UrlConnection';

describe('connections to API servers', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'openmcp-connection-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  describe('UrlConnection', () => {
    it('reads a token file each time and trims it', async () => {
      const tokenFile = join(folder, 'token');
      const connection = new UrlConnection({ server: 'https://h', tokenFile });
      writeFileSync(tokenFile, 'first\n');
      expect((await connection.getCredentials()).headers).toEqual({
        authorization: 'Bearer first',
      });
      writeFileSync(tokenFile, 'second\n');
      expect((await connection.getCredentials()).headers).toEqual({
        authorization: 'Bearer second',
      });
    });

    it('sends no empty authorization', async () => {
      const connection = new UrlConnection({ server: 'https://h' });
      expect(await connection.getCredentials()).toEqual({
        headers: {},
        ca: undefined,
      });
    });
  });

  describe('KubeconfigConnection', () => {
    function write(user: object, server: string = 'https://127.0.0.1:6443') {
      const file = join(folder, 'kubeconfig');
      writeFileSync(
        file,
        JSON.stringify({
          'current-context': 'live',
          clusters: [
            { name: 'live', cluster: { server, 'tls-server-name': 'api' } },
          ],
          users: [{ name: 'admin', user }],
          contexts: [
            { name: 'live', context: { cluster: 'live', user: 'admin' } },
          ],
        }),
      );
      return file;
    }

    function connect(file: string) {
      const connection = KubeconfigConnection.fromFile(file);
      if (!(connection instanceof KubeconfigConnection)) {
        throw new Error(connection.problem);
      }
      return connection;
    }

    it('offers what the context says', async () => {
      const connection = connect(write({ username: 'me', password: 'pw' }));
      expect(await connection.getCredentials()).toMatchObject({
        headers: { authorization: `Basic ${btoa('me:pw')}` },
        servername: 'api',
      });
    });

    it('works without TLS on the loopback interface', async () => {
      const connection = connect(write({ token: 't' }, 'http://127.0.0.1:1'));
      expect((await connection.getCredentials()).headers).toEqual({
        authorization: 'Bearer t',
      });
    });

    it('takes over a file that was written anew, with another server', async () => {
      const file = write({ token: 'first' });
      const connection = connect(file);
      await connection.getCredentials();
      write({ token: 'second' }, 'https://127.0.0.1:7443');
      utimesSync(file, new Date(), new Date(Date.now() + 5_000));
      expect((await connection.getCredentials()).headers).toEqual({
        authorization: 'Bearer second',
      });
      expect(connection.server).toBe('https://127.0.0.1:7443');
    });

    it('runs a credential helper once for several requests, and again when refused', async () => {
      const runs = join(folder, 'runs');
      const credential = JSON.stringify({
        apiVersion: 'client.authentication.k8s.io/v1',
        kind: 'ExecCredential',
        status: {
          token: 'helped',
          expirationTimestamp: '2099-01-01T00:00:00Z',
        },
      });
      const connection = connect(
        write({
          exec: {
            apiVersion: 'client.authentication.k8s.io/v1',
            command: 'sh',
            args: ['-c', `echo run >> ${runs}; echo '${credential}'`],
          },
        }),
      );
      const countRuns = () =>
        readFileSync(runs, 'utf8').trim().split('\n').length;
      const all = await Promise.all(
        [1, 2, 3, 4].map(() => connection.getCredentials()),
      );
      expect(all[3].headers).toEqual({ authorization: 'Bearer helped' });
      await connection.getCredentials();
      expect(countRuns()).toBe(1);
      connection.forgetCredentials();
      await connection.getCredentials();
      expect(countRuns()).toBe(2);
    });
  });
});
