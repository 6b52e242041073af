import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { TestCredentialHelper } from '../../__testUtils__/TestCredentialHelper';
import { KubeconfigConnection } from './KubeconfigConnection';

const execVersion = 'client.authentication.k8s.io/v1';

describe('KubeconfigConnection', () => {
  let folder: string;
  let clock: ManualClock;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'openmcp-connection-'));
    clock = new ManualClock();
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(user: object | undefined, cluster: object = {}) {
    const file = join(folder, 'kubeconfig');
    writeFileSync(
      file,
      JSON.stringify({
        'current-context': 'live',
        clusters: [
          {
            name: 'live',
            cluster: {
              server: 'https://127.0.0.1:6443',
              'tls-server-name': 'api',
              ...cluster,
            },
          },
        ],
        users: user ? [{ name: 'admin', user }] : [],
        contexts: [
          {
            name: 'live',
            context: { cluster: 'live', user: user && 'admin' },
          },
        ],
      }),
    );
    return file;
  }

  function load(file: string, proxy?: string | false) {
    return KubeconfigConnection.fromFile({ file, proxy, clock });
  }

  function connect(file: string, proxy?: string | false) {
    const connection = load(file, proxy);
    if (!(connection instanceof KubeconfigConnection)) {
      throw new Error(connection.problem);
    }
    return connection;
  }

  async function tokenOf(connection: KubeconfigConnection) {
    return (await connection.getCredentials()).headers.authorization;
  }

  it('offers what the context says', async () => {
    const connection = connect(write({ username: 'me', password: 'pw' }));
    expect(await connection.getCredentials()).toMatchObject({
      headers: { authorization: `Basic ${btoa('me:pw')}` },
      servername: 'api',
    });
  });

  it('works without TLS on the loopback interface', async () => {
    const connection = connect(
      write({ token: 't' }, { server: 'http://127.0.0.1:1' }),
    );
    expect((await connection.getCredentials()).headers).toEqual({
      authorization: 'Bearer t',
    });
  });

  it('checks the certificate of the server also without a user', async () => {
    const ca = Buffer.from('the authority').toString('base64');
    const connection = connect(
      write(undefined, { 'certificate-authority-data': ca }),
    );
    expect(await connection.getCredentials()).toMatchObject({
      headers: {},
      ca: 'the authority',
    });
  });

  it('refuses a context whose user is not in the file', () => {
    const file = write(undefined);
    writeFileSync(
      file,
      JSON.stringify({
        'current-context': 'live',
        clusters: [{ name: 'live', cluster: { server: 'https://h' } }],
        contexts: [
          { name: 'live', context: { cluster: 'live', user: 'nobody' } },
        ],
      }),
    );
    expect(load(file)).toEqual({
      key: 'context',
      problem: 'names a context whose user is not in the file',
    });
  });

  it('takes over a file that was written anew, with another server', async () => {
    const file = write({ token: 'first' });
    const connection = connect(file);
    await connection.getCredentials();
    write({ token: 'second' }, { server: 'https://127.0.0.1:7443' });
    utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    expect(await tokenOf(connection)).toBe('Bearer second');
    expect(connection.server).toBe('https://127.0.0.1:7443');
  });

  it('says what is wrong with a file that was written anew', async () => {
    const file = write({ token: 'first' });
    const connection = connect(file);
    writeFileSync(file, 'token: "marked-token\n  - [');
    await expect(connection.getCredentials()).rejects.toMatchObject({
      reason: {
        code: 'credentials-unreadable',
        message: 'kubeconfig.file names a file that is not a kubeconfig',
      },
    });
    rmSync(file);
    await expect(connection.getCredentials()).rejects.toThrow(
      'the kubeconfig cannot be read',
    );
    write({ token: 'second' });
    expect(await tokenOf(connection)).toBe('Bearer second');
  });

  it('reads a token file each time, by a path relative to the kubeconfig', async () => {
    const tokenFile = join(folder, 'token');
    writeFileSync(tokenFile, 'first\n');
    const connection = connect(write({ tokenFile: 'token' }));
    expect(await tokenOf(connection)).toBe('Bearer first');
    writeFileSync(tokenFile, 'second\n');
    expect(await tokenOf(connection)).toBe('Bearer second');
  });

  describe('with a proxy', () => {
    const inFile = { 'proxy-url': 'http://proxy.test:3128' };

    it('takes that of the file', () => {
      expect(connect(write({ token: 't' }, inFile)).proxy).toBe(
        'http://proxy.test:3128',
      );
    });

    it('lets the configuration decide', () => {
      const file = write({ token: 't' }, inFile);
      expect(connect(file, false).proxy).toBe(false);
      expect(connect(file, 'http://other.test').proxy).toBe(
        'http://other.test',
      );
    });

    it('refuses one that cannot be used, without quoting it', () => {
      expect(
        load(
          write({ token: 't' }, { 'proxy-url': 'socks5://me:marked@h:1080' }),
        ),
      ).toEqual({
        key: 'file',
        problem:
          'names a file in which the proxy-url of the cluster must begin with http:// or https://',
      });
    });
  });

  describe('with a credential helper', () => {
    let helper: TestCredentialHelper;

    beforeEach(() => {
      helper = new TestCredentialHelper(folder);
      helper.print({ token: 'helped' });
    });

    function exec(options: object = {}) {
      return {
        exec: { apiVersion: execVersion, command: './helper', ...options },
      };
    }

    it('runs it once for requests that wait together', async () => {
      const connection = connect(write(exec()));
      const tokens = await Promise.all(
        [1, 2, 3, 4].map(() => tokenOf(connection)),
      );
      expect(tokens).toEqual(Array(4).fill('Bearer helped'));
      expect(helper.runs).toBe(1);
    });

    it('runs it again when its credential expired, also after a quiet time', async () => {
      const connection = connect(write(exec()));
      helper.print({
        token: 'first',
        expirationTimestamp: new Date(clock.now() + 5_000).toISOString(),
      });
      expect(await tokenOf(connection)).toBe('Bearer first');
      clock.advance(1_000);
      expect(await tokenOf(connection)).toBe('Bearer first');
      helper.print({ token: 'second' });
      clock.advance(19_000);
      expect(await tokenOf(connection)).toBe('Bearer second');
      expect(helper.runs).toBe(2);
    });

    it('keeps a credential that does not expire until it is refused', async () => {
      const connection = connect(write(exec()));
      const refused = await connection.getCredentials();
      clock.advance(24 * 3_600_000);
      expect(await tokenOf(connection)).toBe('Bearer helped');
      expect(helper.runs).toBe(1);
      helper.print({ token: 'renewed' });
      connection.forgetCredentials(refused);
      expect(await tokenOf(connection)).toBe('Bearer renewed');
      // Another request was refused with the same old credential.
      connection.forgetCredentials(refused);
      expect(await tokenOf(connection)).toBe('Bearer renewed');
      expect(helper.runs).toBe(2);
    });

    it('tells it of the cluster where it asks for that', async () => {
      const connection = connect(
        write(exec({ provideClusterInfo: true }), {
          'certificate-authority-data': 'Y2E=',
          extensions: [{ name: execVersion.replace('/v1', '/exec') }].map(
            each => ({ ...each, extension: { audience: 'live' } }),
          ),
        }),
      );
      await connection.getCredentials();
      expect(helper.information).toEqual({
        apiVersion: execVersion,
        kind: 'ExecCredential',
        spec: {
          interactive: false,
          cluster: {
            server: 'https://127.0.0.1:6443',
            'tls-server-name': 'api',
            'certificate-authority-data': 'Y2E=',
            config: { audience: 'live' },
          },
        },
      });
    });

    it.each<[string, object, string]>([
      [
        'a program that is not there',
        { command: './missing' },
        'exec.command of the user is no program that the backend can run',
      ],
      [
        'an old version of the protocol',
        { apiVersion: 'client.authentication.k8s.io/v1alpha1' },
        'exec.apiVersion of the user is none of client.authentication.k8s.io/v1, client.authentication.k8s.io/v1beta1',
      ],
      [
        'one that needs a person',
        { interactiveMode: 'Always' },
        'exec.interactiveMode of the user asks for a person, and the backend has none',
      ],
      [
        'one without a program',
        { command: undefined },
        'exec.command of the user is wrong',
      ],
    ])('refuses %s', (_name, options, problem) => {
      expect(load(write(exec(options)))).toEqual({
        key: 'file',
        problem: `names a file in which ${problem}`,
      });
    });
  });
});
