import { ResponseError, ServiceUnavailableError } from '@backstage/errors';
import { OpenmcpClientOptions, OpenmcpRequestOptions } from './requestOptions';

type QueryValue = string | number | boolean | readonly string[] | undefined;

/**
 * What is sent beside the path of a request.
 *
 * @internal
 */
export interface RequestParts {
  query?: Record<string, QueryValue>;
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * Sends requests to the REST API of the plugin `openmcp`, and reads the answers.
 *
 * @internal
 */
export class OpenmcpRequests {
  constructor(private readonly options: OpenmcpClientOptions) {}

  /**
   * @param options - without `ifNoneMatch`, there is always an answer
   * @returns undefined when the answer is still the one with the given `etag`
   * @throws as `OpenmcpClient` says
   */
  async sendConditionally<TAnswer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { query = {}, body }: RequestParts,
    options: (OpenmcpRequestOptions & { ifNoneMatch?: string }) | undefined,
  ): Promise<TAnswer | undefined> {
    const { discoveryApi, fetchApi } = this.options;
    const baseUrl = await discoveryApi.getBaseUrl('openmcp');
    const headers = headersOf(options);
    if (options?.ifNoneMatch) {
      headers['If-None-Match'] = toEntityTag(options.ifNoneMatch);
    }
    if (body !== undefined) {
      headers['Content-Type'] = 'application/json';
    }
    const response = await fetchApi.fetch(
      `${baseUrl}${path}${toSearch(query)}`,
      {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: options?.signal,
      },
    );
    if (response.status === 304 && options?.ifNoneMatch) {
      return undefined;
    }
    if (!response.ok) {
      throw await ResponseError.fromResponse(response);
    }
    return readJson<TAnswer>(response);
  }

  /**
   * @throws as `OpenmcpClient` says
   */
  async send<TAnswer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    parts: RequestParts,
    { signal, token }: OpenmcpRequestOptions = {},
  ): Promise<TAnswer> {
    const answer = await this.sendConditionally<TAnswer>(method, path, parts, {
      signal,
      token,
    });
    return answer as TAnswer;
  }
}

/**
 * Writes names into a path, whatever letters they have.
 *
 * @internal
 */
export function toPath(...segments: string[]): string {
  return segments.map(encodeURIComponent).join('/');
}

function headersOf(
  options: OpenmcpRequestOptions | undefined,
): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (options?.token) {
    headers.Authorization = `Bearer ${options.token}`;
  }
  return headers;
}

/** An answer's `etag` is a bare text in the body and quoted in the header. */
function toEntityTag(etag: string): string {
  return etag.endsWith('"') ? etag : `"${etag}"`;
}

function toSearch(query: Record<string, QueryValue>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) {
      continue;
    }
    for (const item of Array.isArray(value) ? value : [value]) {
      search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ServiceUnavailableError(
      'The answer of the portal backend is no JSON',
      error,
    );
  }
}
