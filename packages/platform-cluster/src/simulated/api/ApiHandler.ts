import { IncomingMessage, ServerResponse } from 'node:http';
import { SimulationClock } from '../clock';
import { KindRegistry } from '../kinds';
import { ObjectStore } from '../store';
import { Authenticator } from './Authenticator';
import { ApiError } from './ApiError';
import { ApiAnswer, ApiRequest } from './ApiRequest';
import { discovery } from './discovery';
import { listObjects } from './listObjects';
import { ListPages } from './ListPages';
import { ObjectWriter } from './ObjectWriter';
import { parsePath } from './parsePath';
import { readBody } from './readBody';
import { represented, representationOf } from './representation';
import { StorageGate } from './StorageGate';
import { watchObjects } from './watchObjects';
import { WatchHub } from './WatchHub';

/**
 * What the handler works on.
 *
 * @internal
 */
export interface ApiHandlerOptions {
  store: ObjectStore;
  registry: KindRegistry;
  hub: WatchHub;
  clock: SimulationClock;
  authenticator: Authenticator;
  pages: ListPages;
  storage: StorageGate;
  /** Whether a watch may begin with all objects. */
  streamedLists: boolean;
}

const healthPaths = ['/healthz', '/livez', '/readyz'];

/**
 * Answers the requests of the Kubernetes API.
 *
 * @internal
 */
export class ApiHandler {
  readonly #options: ApiHandlerOptions;
  readonly #writer: ObjectWriter;

  /**
   * Makes a handler.
   *
   * @param options - what it works on
   */
  constructor(options: ApiHandlerOptions) {
    this.#options = options;
    this.#writer = new ObjectWriter(options.store, options.clock);
  }

  /**
   * Answers a request.
   *
   * @param incoming - the request
   * @param response - the answer; that of a watch stays open
   * @throws ApiError when the request is refused
   */
  async handle(
    incoming: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://-');
    response.setHeader('cache-control', 'no-cache, private');
    const { authorization } = incoming.headers;
    const { storage } = this.#options;
    if (healthPaths.includes(pathname)) {
      response.writeHead(storage.isOpen ? 200 : 500, {
        'content-type': 'text/plain; charset=utf-8',
      });
      response.end(storage.isOpen ? 'ok' : '[-]etcd failed: reason withheld\n');
      return;
    }
    const user = this.#options.authenticator.userOf(authorization);
    const found =
      incoming.method === 'GET'
        ? discovery(pathname.replace(/\/$/, ''), this.#options.registry.kinds)
        : undefined;
    if (found) {
      send(response, { code: 200, body: found });
      return;
    }
    const request = this.#requestOf(incoming, pathname, searchParams);
    if (!request) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('404 page not found\n');
      return;
    }
    this.#options.authenticator.authorize(user, verbOf(request), request);
    if (needsStorage(request)) {
      await storage.whenOpen();
    }
    if (verbOf(request) === 'watch') {
      watchObjects(this.#options, request, response);
      return;
    }
    const body = await readBody(incoming);
    send(response, this.#answer({ ...request, body }));
  }

  #answer(request: ApiRequest): ApiAnswer {
    const { kind, namespace = '', name, form } = request;
    if (request.method !== 'GET') {
      return this.#writer.write(request);
    }
    if (!name) {
      return listObjects(this.#options.store, this.#options.pages, request);
    }
    const object = this.#options.store.get(kind.id, namespace, name);
    if (!object) {
      throw ApiError.notFound(kind, name);
    }
    return { code: 200, body: represented(object, kind, form) };
  }

  #requestOf(
    incoming: IncomingMessage,
    pathname: string,
    query: URLSearchParams,
  ): ApiRequest | undefined {
    const path = parsePath(pathname);
    const kind =
      path &&
      this.#options.registry.find(path.group, path.version, path.plural);
    if (!path || !kind) {
      return undefined;
    }
    const { namespace, name, subresource } = path;
    const isStatus = subresource === 'status';
    const namesNamespace = namespace !== undefined;
    if (
      (subresource && !(isStatus && kind.hasStatus)) ||
      (kind.namespaced ? !!name && !namesNamespace : namesNamespace)
    ) {
      return undefined;
    }
    const { headers, method = 'GET' } = incoming;
    return {
      method,
      kind,
      namespace,
      name,
      status: isStatus,
      query,
      contentType: (headers['content-type'] ?? '').split(';')[0].trim(),
      body: '',
      form: representationOf(headers.accept),
      userAgent: (headers['user-agent'] ?? 'unknown').split('/')[0],
    };
  }
}

/** What an API server remembers is enough for some requests. */
function needsStorage({ method, query }: ApiRequest): boolean {
  const version = query.get('resourceVersion');
  return (
    method !== 'GET' || !version || query.get('sendInitialEvents') === 'true'
  );
}

function verbOf(request: ApiRequest): string {
  const { method, name, query } = request;
  switch (method) {
    case 'POST':
      return 'create';
    case 'PUT':
      return 'update';
    case 'PATCH':
      return 'patch';
    case 'DELETE':
      return name ? 'delete' : 'deletecollection';
    default:
      if (name) {
        return 'get';
      }
      return ['1', 'true'].includes(query.get('watch') ?? '')
        ? 'watch'
        : 'list';
  }
}

function send(response: ServerResponse, answer: ApiAnswer): void {
  response.writeHead(answer.code, { 'content-type': 'application/json' });
  response.end(`${JSON.stringify(answer.body)}\n`);
}
