import { createServer, IncomingMessage, Server } from 'node:http';
import { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Body = Record<string, unknown>;

interface SeenCall {
  method: string;
  path: string;
  authorization?: string;
  body?: Body;
}

const HEAD = 'a'.repeat(40);
const TREE = 'd'.repeat(40);

/**
 * As much of the API of GitHub as opening a pull request needs, for one
 * repository in memory.
 */
export class FakeGithub {
  readonly calls: SeenCall[] = [];
  private readonly blobs = new Map<string, string>();
  private readonly server: Server;
  /** Files of the repository, by path. */
  readonly files = new Map<string, string>();
  /** True when the branch and its pull request are there already. */
  isOpen = false;
  /** True when the repository has what is committed. */
  isUnchanged = false;

  constructor() {
    this.server = createServer(async (request, response) => {
      const { status, body } = await this.answer(request);
      // A file comes as it is.
      const isFile = typeof body === 'string';
      response.writeHead(status, {
        'content-type': isFile ? 'text/plain' : 'application/json',
      });
      response.end(isFile ? body : JSON.stringify(body ?? ''));
    });
  }

  /** Paths of the files that were deleted. */
  get deleted(): string[] {
    return this.treeEntries
      .filter(({ sha, content }) => sha === null && content === undefined)
      .map(({ path }) => path as string);
  }

  /** Begins to listen on a free port. */
  async start(): Promise<void> {
    await new Promise<void>(resolve =>
      this.server.listen(0, '127.0.0.1', resolve),
    );
  }

  /** Ends it. */
  async stop(): Promise<void> {
    await new Promise(resolve => this.server.close(resolve));
  }

  /** Where it listens. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Calls that would have changed something. */
  get writes(): SeenCall[] {
    return this.calls.filter(
      ({ method }) => method !== 'GET' && method !== 'HEAD',
    );
  }

  /** Content of the files that were committed, by path. */
  get committed(): Record<string, string> {
    return Object.fromEntries(
      this.treeEntries.map(({ content, path, sha }) => [
        path,
        content ?? this.blobs.get(String(sha)) ?? '',
      ]),
    );
  }

  private get treeEntries(): Array<Record<string, string | null>> {
    return this.calls
      .filter(
        ({ method, path }) => method === 'POST' && path.endsWith('/git/trees'),
      )
      .flatMap(
        ({ body }) => body?.tree as Array<Record<string, string | null>>,
      );
  }

  /** The pull requests that were opened. */
  get pullRequests(): Body[] {
    return this.calls.flatMap(({ body, method, path }) =>
      method === 'POST' && path.endsWith('/pulls') && body ? [body] : [],
    );
  }

  /** Forgets what was asked. */
  reset(): void {
    this.calls.length = 0;
    this.isOpen = false;
    this.isUnchanged = false;
    this.files.clear();
  }

  private async answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: unknown }> {
    const { method = 'GET', headers, url = '' } = request;
    const path = decodeURIComponent(url.split('?')[0].replace(/^\/api/, ''));
    const body = ['DELETE', 'GET', 'HEAD'].includes(method)
      ? undefined
      : ((await json(request)) as Body);
    this.calls.push({
      method,
      path,
      authorization: headers.authorization,
      body,
    });
    const repository = '/repos/platform/landscapes';
    const file = path.startsWith(`${repository}/contents/`)
      ? path.slice(`${repository}/contents/`.length)
      : undefined;
    if (file !== undefined) {
      const content = this.files.get(file);
      return content === undefined
        ? { status: 404, body: { message: 'Not Found' } }
        : { status: 200, body: content };
    }
    if (
      method === 'PATCH' &&
      path.startsWith(`${repository}/git/refs/heads/`)
    ) {
      return { status: 200, body: {} };
    }
    switch (`${method} ${path.replace(repository, '')}`) {
      case 'GET ':
        return {
          status: 200,
          body: {
            default_branch: 'main',
            permissions: { push: true },
            owner: { login: 'platform' },
            name: 'landscapes',
          },
        };
      case 'POST /git/blobs': {
        const sha = `blob${this.blobs.size}`;
        const encoding = body?.encoding === 'base64' ? 'base64' : 'utf8';
        this.blobs.set(
          sha,
          Buffer.from(String(body?.content), encoding).toString('utf8'),
        );
        return { status: 201, body: { sha } };
      }
      case 'POST /git/trees':
        return {
          status: 201,
          body: { sha: this.isUnchanged ? TREE : 'b'.repeat(40) },
        };
      case 'POST /git/commits':
        return {
          status: 201,
          body: { sha: 'c'.repeat(40), tree: { sha: 'b'.repeat(40) } },
        };
      case 'POST /git/refs':
        return { status: 201, body: {} };
      case 'PATCH /pulls/7':
      case 'POST /pulls':
        return {
          status: 201,
          body: {
            number: 7,
            html_url: 'https://github.example/platform/landscapes/pull/7',
            base: { ref: 'main' },
          },
        };
      case 'GET /commits':
        return {
          status: 200,
          body: [{ sha: HEAD, commit: { tree: { sha: TREE } } }],
        };
      case 'POST /graphql':
        return this.graphql();
      default:
        return {
          status: 404,
          body: { message: `Not Found: ${method} ${path}` },
        };
    }
  }

  private graphql() {
    const edges = [{ node: { id: '7', number: 7, url: 'https://x' } }];
    const ref = this.isOpen ? { associatedPullRequests: { edges } } : null;
    return { status: 200, body: { data: { repository: { ref } } } };
  }
}
