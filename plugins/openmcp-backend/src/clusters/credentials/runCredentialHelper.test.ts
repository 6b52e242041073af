import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestCertificateAuthority } from '../../__testUtils__/TestCertificateAuthority';
import { TestCredentialHelper } from '../../__testUtils__/TestCredentialHelper';
import { ClusterFailure } from '../failure';
import { runCredentialHelper } from './runCredentialHelper';

describe('runCredentialHelper', () => {
  const apiVersion = 'client.authentication.k8s.io/v1';
  let folder: string;
  let helper: TestCredentialHelper;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'openmcp-helper-'));
    helper = new TestCredentialHelper(folder);
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function run(options: object = {}, timeout?: number) {
    const { command } = helper;
    return runCredentialHelper(
      { command, args: [], env: [], apiVersion, ...options },
      timeout,
    );
  }

  it('reads a token and when it expires', async () => {
    helper.print({
      token: 'helped\n',
      expirationTimestamp: '2026-01-01T13:00:00+01:00',
    });
    expect(await run()).toEqual({
      token: 'helped',
      expiresAt: new Date('2026-01-01T12:00:00Z'),
    });
  });

  it('reads a client certificate', async () => {
    const { cert, key } = new TestCertificateAuthority().issueClient('portal');
    helper.print({ clientCertificateData: cert, clientKeyData: key });
    expect(await run()).toMatchObject({
      cert: cert.trim(),
      key: key.trim(),
      expiresAt: undefined,
    });
  });

  it('hands over arguments, environment and what the protocol says', async () => {
    helper.behave(
      `echo "{\\"apiVersion\\":\\"${apiVersion}\\",\\"kind\\":\\"ExecCredential\\",\\"status\\":{\\"token\\":\\"$1-$REGION\\"}}"`,
    );
    const env = [{ name: 'REGION', value: 'eu' }];
    expect(await run({ args: ['one'], env })).toMatchObject({
      token: 'one-eu',
    });
    expect(helper.information).toEqual({
      apiVersion,
      kind: 'ExecCredential',
      spec: { interactive: false },
    });
  });

  it('does not let it wait for a person', async () => {
    helper.behave('read answer || exit 7');
    await expect(run()).rejects.toThrow(
      'the credential helper ended with exit code 7',
    );
  });

  it.each<[string, string, string]>([
    ['fails', 'echo marked >&2; echo marked; exit 3', 'ended with exit code 3'],
    ['prints no JSON', 'echo marked', 'did not print JSON'],
    ['prints something else', `echo '{"kind":"marked"}'`, 'ExecCredential'],
    [
      'prints too much',
      'head -c 3000000 /dev/zero | tr "\\0" m',
      'printed too much',
    ],
  ])('says in short words that it %s', async (_name, script, problem) => {
    helper.behave(script);
    const failure = await run().catch(error => error);
    expect(failure).toBeInstanceOf(ClusterFailure);
    expect(failure.reason.code).toBe('credentials-unreadable');
    expect(failure.message).toContain(problem);
    expect(`${failure.stack}${JSON.stringify(failure)}`).not.toContain(
      'marked',
    );
  });

  it.each<[string, object, string]>([
    ['no credential', {}, 'printed an ExecCredential without credentials'],
    [
      'half a client certificate',
      { clientCertificateData: 'marked' },
      'printed a certificate without its key, or a key alone',
    ],
    [
      'a time that is none',
      { token: 'marked', expirationTimestamp: 'marked' },
      'printed an ExecCredential whose status.expirationTimestamp is wrong',
    ],
    [
      'a token that is none',
      { token: { marked: true } },
      'printed an ExecCredential whose status.token is wrong',
    ],
  ])('refuses %s', async (_name, status, problem) => {
    helper.print(status);
    const failure = await run().catch(error => error);
    expect(failure.message).toBe(`the credential helper ${problem}`);
    expect(JSON.stringify(failure)).not.toContain('marked');
  });

  it('refuses another version of the protocol', async () => {
    helper.print({ token: 't' }, 'client.authentication.k8s.io/v1beta1');
    await expect(run()).rejects.toThrow(
      `speaks another version of the protocol than ${apiVersion}`,
    );
  });

  it('does not wait for ever, whatever the helper started', async () => {
    helper.behave('sleep 600 & sleep 600');
    await expect(run({}, 100)).rejects.toThrow(
      'did not end within 0.1 seconds',
    );
  });

  it('says that there is no such program', async () => {
    await expect(run({ command: join(folder, 'missing') })).rejects.toThrow(
      'the credential helper could not be run',
    );
  });
});
