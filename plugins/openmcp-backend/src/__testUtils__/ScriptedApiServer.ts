import { once } from 'node:events';
import {
  createServer,
  IncomingMessage,
  Server,
  ServerResponse,
} from 'node:http';
import { AddressInfo } from 'node:net';

/**
 * How a {@link ScriptedApiServer} behaves for one request.
 */
export type Script = (
  response: ServerResponse,
  request: { url: URL; headers: IncomingMessage['headers'] },
) => void;

function takeNext(scripts: Script[]): Script | undefined {
  return scripts.length > 1 ? scripts.shift() : scripts[0];
}

/** Does not know parameters that came with later versions of Kubernetes. */
const withoutStreams = answer(422, {
  kind: 'Status',
  code: 422,
  reason: 'Invalid',
});

/**
 * An HTTP server that answers as tests tell it, in place of an API server. The
 * last script of a list is used again and again.
 */
export class ScriptedApiServer {
  lists: Script[] = [];
  watches: Script[] = [];
  /**
   * For watches that are to begin with all objects; by default the answer of an
   * API server that does not have those.
   */
  streams: Script[] = [withoutStreams];
  /** For requests that change something. */
  writes: Script[] = [];
  /** Answer for the API groups, by default that of something else. */
  groups: Script = answer(404, '404 page not found', {
    'content-type': 'text/plain',
  });
  readonly requests: URL[] = [];
  /** Requests that change something, with their bodies. */
  readonly written: Array<{
    url: URL;
    headers: IncomingMessage['headers'];
    body: string;
  }> = [];
  private readonly open = new Set<ServerResponse>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ScriptedApiServer> {
    const server = createServer();
    const scripted = new ScriptedApiServer(server);
    server.on('request', (request, response) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      scripted.requests.push(url);
      scripted.open.add(response);
      response.on('close', () => scripted.open.delete(response));
      const { headers } = request;
      if (request.method === 'GET') {
        scripted.takeScript(url)?.(response, { url, headers });
        return;
      }
      const chunks: Buffer[] = [];
      request.on('data', chunk => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        scripted.written.push({ url, headers, body });
        takeNext(scripted.writes)?.(response, { url, headers });
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return scripted;
  }

  private takeScript(url: URL): Script | undefined {
    if (url.pathname === '/apis') {
      return this.groups;
    }
    if (url.searchParams.has('sendInitialEvents')) {
      return takeNext(this.streams);
    }
    return takeNext(url.searchParams.has('watch') ? this.watches : this.lists);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Requests that were lists. */
  get listRequests(): URL[] {
    return this.requests.filter(url => !url.searchParams.has('watch'));
  }

  /** Requests that were watches from a version on. */
  get watchRequests(): URL[] {
    return this.requests.filter(
      ({ searchParams }) =>
        searchParams.has('watch') && !searchParams.has('sendInitialEvents'),
    );
  }

  /** Requests that were watches which are to begin with all objects. */
  get streamRequests(): URL[] {
    return this.requests.filter(({ searchParams }) =>
      searchParams.has('sendInitialEvents'),
    );
  }

  /** Answers that have not ended. */
  get openResponses(): number {
    return this.open.size;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** Answers with JSON, or with text of another type. */
export function answer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Script {
  return response => {
    response.writeHead(status, {
      'content-type': 'application/json',
      ...headers,
    });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Answers with a page, as a proxy that wants a log-in does. */
export const loginPage: Script = answer(200, '<html>login</html>', {
  'content-type': 'text/html',
});

/** Begins a watch, sends events or raw text, and then does what is told. */
export function watch(
  events: Array<unknown>,
  end: 'stay' | 'end' | 'reset',
): Script {
  return response => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.flushHeaders();
    for (const event of events) {
      response.write(
        typeof event === 'string' ? event : `${JSON.stringify(event)}\n`,
      );
    }
    if (end === 'end') {
      response.end();
    } else if (end === 'reset') {
      // Lets what was written arrive first.
      setImmediate(() => response.socket?.resetAndDestroy());
    }
  };
}
