import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClientCertificate, FixedToken, TokenFile } from '../credentials';
import { UrlConnection } from './UrlConnection';

describe('UrlConnection', () => {
  const server = 'https://api.cluster.test';
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'openmcp-connection-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('reads a token file each time and trims it', async () => {
    const file = join(folder, 'token');
    const connection = new UrlConnection({
      server,
      credentials: new TokenFile(file),
    });
    writeFileSync(file, 'first\n');
    expect((await connection.getCredentials()).headers).toEqual({
      authorization: 'Bearer first',
    });
    writeFileSync(file, 'second\n');
    expect((await connection.getCredentials()).headers).toEqual({
      authorization: 'Bearer second',
    });
  });

  it.each([
    ['empty', ' \n', 'the token file is empty'],
    ['missing', undefined, 'the token file cannot be read'],
  ])(
    'sends nothing while the token file is %s',
    async (_name, content, problem) => {
      const file = join(folder, 'token');
      if (content !== undefined) {
        writeFileSync(file, content);
      }
      const connection = new UrlConnection({
        server,
        credentials: new TokenFile(file),
      });
      await expect(connection.getCredentials()).rejects.toMatchObject({
        reason: { code: 'credentials-unreadable', message: problem },
      });
    },
  );

  it('sends no empty authorization', async () => {
    const connection = new UrlConnection({ server });
    expect(await connection.getCredentials()).toEqual({ headers: {} });
  });

  it('reads certificates anew, from data and from files', async () => {
    const keyFile = join(folder, 'key.pem');
    const caFile = join(folder, 'ca.pem');
    writeFileSync(keyFile, 'first key\n');
    writeFileSync(caFile, 'first authority\n');
    const connection = new UrlConnection({
      server,
      credentials: new ClientCertificate(
        { data: btoa('certificate') },
        { file: keyFile },
      ),
      ca: { file: caFile },
    });
    expect(await connection.getCredentials()).toEqual({
      headers: {},
      cert: 'certificate',
      key: 'first key',
      ca: 'first authority',
    });
    writeFileSync(keyFile, 'second key\n');
    writeFileSync(caFile, 'second authority\n');
    expect(await connection.getCredentials()).toMatchObject({
      key: 'second key',
      ca: 'second authority',
    });
  });

  it('trims a token of the configuration', async () => {
    const connection = new UrlConnection({
      server,
      credentials: new FixedToken(' token\n'),
    });
    expect((await connection.getCredentials()).headers).toEqual({
      authorization: 'Bearer token',
    });
  });
});
