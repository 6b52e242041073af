import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

const NAME = '/repos/platform/landscapes';

interface TreeEntry {
  path: string;
  content?: string;
  sha?: string | null;
}

/**
 * As much of the API of GitHub as a pull request needs, for the repository
 * `platform/landscapes` in memory.
 *
 * @internal
 */
export class Repository {
  /** Files of the branch `main`, by path. */
  readonly files = new Map<string, string>();
  /** Titles of the pull requests that were opened. */
  readonly pullRequests: string[] = [];
  /** Files of the last commit, by path; undefined for those that it deletes. */
  readonly committed = new Map<string, string | undefined>();
  readonly #blobs = new Map<string, string>();
  readonly #server = createServer(async (request, response) => {
    const { status, body } = await this.#answer(request);
    const isFile = typeof body === 'string';
    response.writeHead(status, {
      'content-type': isFile ? 'text/plain' : 'application/json',
    });
    response.end(isFile ? body : JSON.stringify(body));
  });

  /** Begins to listen on a free port. */
  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Ends it. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }

  get apiBaseUrl(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/api`;
  }

  async #answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body: unknown }> {
    const { method = 'GET', url = '' } = request;
    const path = decodeURIComponent(url.split('?')[0].replace(/^\/api/, ''));
    const isRead = ['DELETE', 'GET', 'HEAD'].includes(method);
    const sent: any = isRead ? undefined : await json(request);
    const found = (body: unknown, status = 200) => ({ status, body });
    const folder = `${NAME}/contents/`;
    if (isRead && path.startsWith(folder)) {
      const content = this.files.get(path.slice(folder.length));
      return content === undefined
        ? found({ message: 'Not Found' }, 404)
        : found(content);
    }
    switch (`${method} ${path.replace(NAME, '')}`) {
      case 'GET ':
        return found({
          default_branch: 'main',
          permissions: { push: true },
          owner: { login: 'platform' },
          name: 'landscapes',
        });
      case 'GET /commits':
        return found([
          { sha: 'a'.repeat(40), commit: { tree: { sha: 'd'.repeat(40) } } },
        ]);
      case 'POST /git/blobs': {
        const sha = `blob${this.#blobs.size}`;
        const encoding = sent.encoding === 'base64' ? 'base64' : 'utf8';
        this.#blobs.set(sha, Buffer.from(sent.content, encoding).toString());
        return found({ sha }, 201);
      }
      case 'POST /git/trees':
        this.#commit(sent.tree);
        return found({ sha: 'b'.repeat(40) }, 201);
      case 'POST /git/commits':
        return found(
          { sha: 'c'.repeat(40), tree: { sha: 'b'.repeat(40) } },
          201,
        );
      case 'POST /git/refs':
        return found({}, 201);
      case 'POST /pulls':
        this.pullRequests.push(sent.title);
        return found(
          {
            number: 7,
            html_url: 'https://github.example/platform/landscapes/pull/7',
            base: { ref: 'main' },
          },
          201,
        );
      case 'POST /graphql':
        return found({ data: { repository: { ref: null } } });
      default:
        return found({ message: `Not Found: ${method} ${path}` }, 404);
    }
  }

  #commit(tree: TreeEntry[]): void {
    this.committed.clear();
    for (const { path, content, sha } of tree) {
      this.committed.set(path, content ?? this.#blobs.get(String(sha)));
    }
  }
}
