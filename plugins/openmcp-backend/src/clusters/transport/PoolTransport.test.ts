import {
  answer,
  Script,
  ScriptedApiServer,
  watch,
} from '../../__testUtils__/ScriptedApiServer';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { PoolTransport } from './PoolTransport';

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

describe('PoolTransport', () => {
  let server: ScriptedApiServer;
  let token: string;
  let transport: PoolTransport;
  const never = new AbortController().signal;

  beforeEach(async () => {
    server = await ScriptedApiServer.start();
    token = 'first';
    transport = new PoolTransport({
      server: `${server.url}/clusters/one/`,
      getCredentials: async () => {
        if (token === 'unreadable') {
          throw new Error('helper printed marked-token');
        }
        return { headers: { authorization: `Bearer ${token}` } };
      },
    });
  });

  afterEach(async () => {
    await transport.close();
    await server.stop();
  });

  const accept =
    (accepted: string): Script =>
    (response, request) =>
      answer(
        request.headers.authorization === `Bearer ${accepted}` ? 200 : 401,
        {
          authorization: request.headers.authorization,
        },
      )(response, request);

  it('sends requests below the path of the server, with credentials', async () => {
    server.lists = [accept('first')];
    const response = await transport.get({
      path: '/api/v1/pods',
      signal: never,
    });
    expect(response.statusCode).toBe(200);
    expect(await textOf(response.body)).toContain('Bearer first');
    expect(server.requests[0].pathname).toBe('/clusters/one/api/v1/pods');
  });

  it('sends a body, and reads every warning', async () => {
    server.writes = [
      (response, request) => {
        response.setHeader('warning', ['299 - "one"', '299 - "two"']);
        answer(200, { type: request.headers['content-type'] })(
          response,
          request,
        );
      },
    ];
    const response = await transport.request({
      method: 'PATCH',
      path: '/apis/x?dryRun=All',
      contentType: 'application/apply-patch+yaml',
      body: '{"kind":"X"}',
      signal: never,
    });
    expect(response.warnings.join(', ')).toBe('299 - "one", 299 - "two"');
    expect(await textOf(response.body)).toContain('apply-patch+yaml');
    expect(server.written).toMatchObject([
      {
        url: { pathname: '/clusters/one/apis/x', search: '?dryRun=All' },
        body: '{"kind":"X"}',
        headers: { authorization: 'Bearer first' },
      },
    ]);
  });

  it('sends what changes something once more only where it was refused', async () => {
    server.writes = [
      (response, request) => {
        token = 'second';
        accept('second')(response, request);
      },
      response => response.socket?.resetAndDestroy(),
    ];
    const patch = { method: 'PATCH', path: '/', body: '{}' } as const;
    await expect(
      transport.request({ ...patch, signal: never }),
    ).rejects.toThrow();
    expect(server.written).toHaveLength(2);
  });

  it('tries once more when credentials were renewed meanwhile', async () => {
    server.lists = [
      (response, request) => {
        token = 'second';
        accept('second')(response, request);
      },
      accept('second'),
    ];
    const response = await transport.get({ path: '/', signal: never });
    expect(response.statusCode).toBe(200);
    await response.discard();
    expect(server.requests).toHaveLength(2);
  });

  it('reports refused credentials that did not change', async () => {
    server.lists = [accept('another')];
    const response = await transport.get({ path: '/', signal: never });
    expect(response.statusCode).toBe(401);
    await response.discard();
    expect(server.requests).toHaveLength(1);
  });

  it('tries a renewed token that is refused, too, once and no more, and says that it is refused', async () => {
    // There is always another token, and none is any good.
    let reads = 0;
    const forgotten: unknown[] = [];
    const renewing = new PoolTransport({
      server: server.url,
      getCredentials: async () => {
        reads += 1;
        return { headers: { authorization: `Bearer number-${reads}` } };
      },
      forgetCredentials: ({ headers }) =>
        forgotten.push(headers?.authorization),
    });
    server.lists = [accept('another'), accept('another'), accept('number-2')];
    const response = await renewing.get({ path: '/', signal: never });
    expect(response.statusCode).toBe(401);
    expect(await textOf(response.body)).toContain('Bearer number-2');
    expect(server.requests.length).toBe(2);
    expect(reads).toBe(2);
    expect(forgotten).toEqual(['Bearer number-1']);
    // Only the answer that was reported was read; the first one is let go.
    await waitUntil(() => expect(server.openResponses).toBe(0));
    await renewing.close();
  });

  it('keeps no connection when renewed credentials cannot be read', async () => {
    server.lists = [
      response => {
        token = 'unreadable';
        response.writeHead(401, { 'content-type': 'application/json' });
        response.write('{');
      },
    ];
    await expect(transport.get({ path: '/', signal: never })).rejects.toThrow(
      /^credentials could not be read$/,
    );
    await waitUntil(() => expect(server.openResponses).toBe(0));
  });

  it('does not follow redirects', async () => {
    server.lists = [answer(302, '', { location: `${server.url}/elsewhere` })];
    const response = await transport.get({ path: '/', signal: never });
    expect(response.statusCode).toBe(302);
    await response.discard();
    expect(server.requests).toHaveLength(1);
  });

  it('repeats nothing of what a credential helper said', async () => {
    token = 'unreadable';
    await expect(transport.get({ path: '/', signal: never })).rejects.toThrow(
      /^credentials could not be read$/,
    );
  });

  it('lets go of connections when it is closed', async () => {
    server.watches = [watch([], 'stay')];
    const response = await transport.get({ path: '/?watch=1', signal: never });
    const reading = textOf(response.body);
    await Promise.all([expect(reading).rejects.toThrow(), transport.close()]);
    await waitUntil(() => expect(server.openResponses).toBe(0));
  });

  it('does not wait for ever for a credential helper', async () => {
    const waiting = new PoolTransport(
      { server: server.url, getCredentials: () => new Promise(() => {}) },
      20,
    );
    await expect(
      waiting.get({ path: '/api/v1/pods', signal: never }),
    ).rejects.toMatchObject({ reason: { code: 'credentials-unreadable' } });
    await waiting.close();
  });

  it('gives up a credential helper when it is stopped', async () => {
    const waiting = new PoolTransport({
      server: server.url,
      getCredentials: () => new Promise(() => {}),
    });
    const controller = new AbortController();
    const answered = waiting.get({
      path: '/api/v1/pods',
      signal: controller.signal,
    });
    controller.abort();
    await expect(answered).rejects.toThrow();
    await waiting.close();
  });
});
