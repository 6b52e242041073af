import { once } from 'node:events';
import {
  createServer,
  IncomingMessage,
  Server,
  ServerResponse,
} from 'node:http';
import { AddressInfo } from 'node:net';
import {
  Change,
  Fault,
  FaultyWatch,
  ServedObject,
  servedKinds,
} from './FaultyWatch';

export type { Fault, ServedObject } from './FaultyWatch';

/** What is asked of a collection. */
export type RequestType = 'list' | 'probe' | 'stream' | 'watch';

/** One request for a collection. */
export interface CollectionRequest {
  type: RequestType;
  /** Last part of the path, such as `pods`. */
  plural: string;
  authorization: string | undefined;
}

function typeOf({ searchParams }: URL): RequestType {
  if (searchParams.has('watch')) {
    return searchParams.has('sendInitialEvents') ? 'stream' : 'watch';
  }
  return searchParams.get('limit') === '1' ? 'probe' : 'list';
}

/**
 * An API server that holds a few objects, whose requests fail as a test wants.
 */
export class FaultyApiServer {
  /** Decides what goes wrong with a request. */
  faultOf: (request: CollectionRequest) => Fault | undefined = () => undefined;
  /** Lists are not answered any more; watches are, as if nothing happened. */
  isStorageGone = false;
  /** Whether it can be told that it is an API server. */
  saysGroups = true;
  /** Whether a watch may begin with all objects. */
  hasStreams = true;
  readonly requests: CollectionRequest[] = [];
  private version = 100;
  private compactedAt = 0;
  private pageId = 0;
  private objects = new Map<string, Map<string, ServedObject>>();
  private changes: Change[] = [];
  private pages = new Map<string, { rest: ServedObject[]; version: number }>();
  private readonly watches = new Set<FaultyWatch>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FaultyApiServer> {
    const server = createServer();
    const faulty = new FaultyApiServer(server);
    server.on('request', (request, response) =>
      faulty.handle(request, response),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return faulty;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Names of the objects of a kind, with their versions. */
  contentOf(plural: string): string[] {
    return this.listOf(plural)
      .map(({ metadata }) => `${metadata.name}@${metadata.resourceVersion}`)
      .sort();
  }

  /** Connections of clients. */
  async countConnections(): Promise<number> {
    return new Promise((resolve, reject) =>
      this.server.getConnections((error, count) =>
        error ? reject(error) : resolve(count),
      ),
    );
  }

  /** Watches that are open. */
  get openWatches(): number {
    return this.watches.size;
  }

  put(plural: string, object: ServedObject): void {
    const collection = this.objects.get(plural) ?? new Map();
    this.objects.set(plural, collection);
    const { name } = object.metadata;
    const type = collection.has(name) ? 'MODIFIED' : 'ADDED';
    const stored = this.atNextVersion(object);
    collection.set(name, stored);
    this.tell({ type, plural, version: this.version, object: stored });
  }

  /** Version of the cluster. */
  get resourceVersion(): number {
    return this.version;
  }

  remove(plural: string, name: string): void {
    const last = this.objects.get(plural)?.get(name);
    if (last) {
      this.objects.get(plural)?.delete(name);
      const object = this.atNextVersion(last);
      this.tell({ type: 'DELETED', plural, version: this.version, object });
    }
  }

  /** Sends the signs of life that are due every minute. */
  sendBookmarks(): void {
    for (const watch of this.watches) {
      watch.sendBookmark(this.version);
    }
  }

  /** Forgets what happened: older versions are not known any more. */
  compact(): void {
    this.compactedAt = this.version;
    this.changes = [];
    this.pages.clear();
  }

  /** Remembers everything as it is; the function sets the cluster back to it. */
  backUp(): () => void {
    const { version, compactedAt } = this;
    const objects = new Map(
      [...this.objects].map(([plural, all]) => [plural, new Map(all)]),
    );
    return () => {
      this.version = version;
      this.compactedAt = compactedAt;
      this.objects = objects;
      this.changes = [];
      this.pages.clear();
      this.dropConnections();
    };
  }

  /** Ends all watches properly, as an API server does after some minutes. */
  endWatches(): void {
    for (const { response } of this.watches) {
      response.end();
    }
    this.watches.clear();
  }

  dropConnections(): void {
    for (const { response } of this.watches) {
      response.socket?.resetAndDestroy();
    }
    this.watches.clear();
  }

  private atNextVersion(object: ServedObject): ServedObject {
    this.version += 1;
    const resourceVersion = String(this.version);
    return { ...object, metadata: { ...object.metadata, resourceVersion } };
  }

  private listOf(plural: string): ServedObject[] {
    return [...(this.objects.get(plural)?.values() ?? [])];
  }

  private handle(incoming: IncomingMessage, response: ServerResponse): void {
    const url = new URL(incoming.url ?? '', 'http://localhost');
    const plural = url.pathname.split('/').pop() ?? '';
    if (url.pathname === '/apis') {
      const groups = { kind: 'APIGroupList', groups: [] };
      this.send(response, this.saysGroups ? 200 : 404, groups);
      return;
    }
    const request = {
      type: typeOf(url),
      plural,
      authorization: incoming.headers.authorization,
    };
    this.requests.push(request);
    const fault = this.faultOf(request);
    const isWatch = request.type === 'watch' || request.type === 'stream';
    if (typeof fault === 'number') {
      this.sendFailure(response, fault);
    } else if (fault === 'page') {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html>login</html>');
    } else if (fault === 'reset') {
      response.socket?.resetAndDestroy();
    } else if (!servedKinds[plural]) {
      this.sendFailure(response, 404);
    } else if (!isWatch) {
      this.answerList(url, plural, response, fault);
    } else {
      this.answerWatch(url, plural, response, fault);
    }
  }

  private answerList(
    url: URL,
    plural: string,
    response: ServerResponse,
    fault: Fault | undefined,
  ): void {
    if (fault === 'silent' || this.isStorageGone) {
      return;
    }
    const token = url.searchParams.get('continue');
    const page = token
      ? this.pages.get(token)
      : { rest: this.listOf(plural), version: this.version };
    if (!page) {
      this.sendFailure(response, 410);
      return;
    }
    const limit = Number(url.searchParams.get('limit') ?? Infinity);
    const rest = page.rest.slice(limit);
    this.pageId += 1;
    const next = rest.length > 0 ? `page-${this.pageId}` : undefined;
    if (next) {
      this.pages.set(next, { rest, version: page.version });
    }
    const [kind, apiVersion] = servedKinds[plural];
    const text = JSON.stringify({
      kind: `${kind}List`,
      apiVersion,
      metadata: { resourceVersion: String(page.version), continue: next },
      items: page.rest.slice(0, limit),
    });
    response.writeHead(200, { 'content-type': 'application/json' });
    if (fault === 'cut') {
      response.write(text.slice(0, text.length / 2));
      setImmediate(() => response.socket?.resetAndDestroy());
    } else {
      response.end(fault === 'garbage' ? `}${text}` : text);
    }
  }

  private answerWatch(
    url: URL,
    plural: string,
    response: ServerResponse,
    fault: Fault | undefined,
  ): void {
    const isStream = url.searchParams.has('sendInitialEvents');
    if (isStream && !this.hasStreams) {
      this.sendFailure(response, 422);
      return;
    }
    if (isStream && this.isStorageGone) {
      return;
    }
    const after = Number(url.searchParams.get('resourceVersion'));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.flushHeaders();
    const watch = new FaultyWatch(response, plural, after, fault);
    if (fault === 'end') {
      response.end();
      return;
    }
    if (fault === 'error-event' || (!isStream && after < this.compactedAt)) {
      const code = fault ? 500 : 410;
      watch.sendError(code);
      return;
    }
    this.watches.add(watch);
    response.on('close', () => this.watches.delete(watch));
    if (isStream) {
      for (const object of this.listOf(plural)) {
        watch.tell({ type: 'ADDED', plural, version: Infinity, object });
      }
      watch.sendListEnd(this.version);
    } else {
      for (const change of this.changes) {
        watch.tell(change);
      }
    }
  }

  private tell(change: Change): void {
    this.changes.push(change);
    for (const watch of this.watches) {
      watch.tell(change);
    }
  }

  private sendFailure(response: ServerResponse, code: number): void {
    if (code === 429) {
      response.setHeader('retry-after', '2');
    }
    if (code === 404) {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('404 page not found\n');
      return;
    }
    this.send(response, code, { kind: 'Status', status: 'Failure', code });
  }

  private send(response: ServerResponse, code: number, body: object): void {
    response.writeHead(code, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }
}
