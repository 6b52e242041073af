import { request } from 'node:https';

/**
 * An answer of the API server.
 *
 * @internal
 */
export interface ApiAnswer<T = unknown> {
  /** HTTP status. */
  status: number;
  /** Body: parsed when it is JSON, else the text. */
  body: T;
}

/**
 * Where the API server is and who asks.
 *
 * @internal
 */
export interface ApiClientOptions {
  /** Base URL of the API server. */
  server: string;
  /** Certificate of its authority, PEM. */
  certificateAuthority: string;
  /** Bearer token. */
  token: string;
}

const timeoutMilliseconds = 15_000;

/**
 * A small client of one API server. It keeps no connection open, so it neither
 * notices nor delays a restart of the server.
 *
 * @internal
 */
export class ApiClient {
  readonly #options: ApiClientOptions;

  /**
   * Makes a client; nothing is sent yet.
   *
   * @param options - where the API server is and who asks
   */
  constructor(options: ApiClientOptions) {
    this.#options = options;
  }

  /**
   * Sends a request and reads the whole answer, whatever its status.
   *
   * @param method - HTTP method
   * @param path - path with query
   * @param body - object to send as JSON
   * @param contentType - media type of the body; default `application/json`
   * @returns status and body
   * @throws Error when there is no answer within 15 s
   */
  send<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    contentType: string = 'application/json',
  ): Promise<ApiAnswer<T>> {
    const { server, certificateAuthority, token } = this.#options;
    return new Promise((resolve, reject) => {
      const outgoing = request(
        new URL(path, server),
        {
          method,
          ca: certificateAuthority,
          agent: false,
          timeout: timeoutMilliseconds,
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': contentType }),
          },
        },
        incoming => {
          const chunks: Buffer[] = [];
          incoming.on('data', chunk => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            const isJson = incoming.headers['content-type']?.includes('json');
            resolve({
              status: incoming.statusCode ?? 0,
              body: (isJson ? JSON.parse(text) : text) as T,
            });
          });
        },
      );
      outgoing.on('timeout', () =>
        outgoing.destroy(new Error(`no answer to ${method} ${path}`)),
      );
      outgoing.on('error', reject);
      outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /**
   * Reads an object or a list.
   *
   * @param path - path with query
   * @returns the body
   * @throws Error when the status is not 200
   */
  async get<T = unknown>(path: string): Promise<T> {
    const answer = await this.send<T>('GET', path);
    if (answer.status !== 200) {
      throw new Error(
        `GET ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`,
      );
    }
    return answer.body;
  }

  /**
   * Creates an object unless one of its name is there.
   *
   * @param path - path of the collection
   * @param object - the object
   * @throws Error when the API server refuses it for another reason
   */
  async create(path: string, object: object): Promise<void> {
    const answer = await this.send('POST', path, object);
    if (![200, 201, 202, 409].includes(answer.status)) {
      throw new Error(
        `POST ${path} answered ${answer.status}: ${JSON.stringify(
          answer.body,
        )}`,
      );
    }
  }
}
