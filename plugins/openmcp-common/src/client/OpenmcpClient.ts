import { ResponseError, ServiceUnavailableError } from '@backstage/errors';
import { InstallationKind } from '../objects/InstallationKind';
import {
  ClusterList,
  Installation,
  InstallationList,
  InstallationsQuery,
} from './types';

/**
 * Options of every call of {@link OpenmcpClient}.
 *
 * @public
 */
export interface OpenmcpRequestOptions {
  /** Ends the call; the returned promise is then rejected with its reason. */
  signal?: AbortSignal;
  /** Sent as bearer token. Browsers leave it out: their `fetch` adds one. */
  token?: string;
}

/**
 * Options of a call that may be answered by "not changed".
 *
 * @public
 */
export interface OpenmcpConditionalRequestOptions
  extends OpenmcpRequestOptions {
  /** The `etag` of an earlier answer to the same query. */
  ifNoneMatch: string;
}

/**
 * What {@link OpenmcpClient} needs. Backstage's discovery and fetch APIs fit,
 * those of the frontend as well as the discovery service of the backend.
 *
 * @public
 */
export interface OpenmcpClientOptions {
  discoveryApi: { getBaseUrl(pluginId: string): Promise<string> };
  fetchApi: { fetch: typeof fetch };
}

type QueryValue = string | number | readonly string[] | undefined;

/**
 * Typed client of the REST API of the plugin `openmcp`.
 *
 * @remarks
 * Every method throws a `ResponseError` of `@backstage/errors` when the
 * backend answers with an error, a `ServiceUnavailableError` when the answer is
 * no JSON (for instance the page of a proxy), and what `fetch` throws when there
 * is no answer at all.
 *
 * @public
 */
export class OpenmcpClient {
  private readonly discoveryApi: OpenmcpClientOptions['discoveryApi'];
  private readonly fetchApi: OpenmcpClientOptions['fetchApi'];

  constructor(options: OpenmcpClientOptions) {
    this.discoveryApi = options.discoveryApi;
    this.fetchApi = options.fetchApi;
  }

  /**
   * The platform clusters that the caller may see.
   */
  async getClusters(options?: OpenmcpRequestOptions): Promise<ClusterList> {
    const response = await this.get('/v1/clusters', options);
    return readJson<ClusterList>(response);
  }

  /**
   * The installations that the caller may see, one page of them.
   */
  async getInstallations(
    query?: InstallationsQuery,
    options?: OpenmcpRequestOptions,
  ): Promise<InstallationList>;

  /**
   * As above, but `undefined` when the answer is still the one with the given
   * `etag`.
   */
  async getInstallations(
    query: InstallationsQuery | undefined,
    options: OpenmcpConditionalRequestOptions,
  ): Promise<InstallationList | undefined>;

  async getInstallations(
    query: InstallationsQuery = {},
    options?: OpenmcpRequestOptions & { ifNoneMatch?: string },
  ): Promise<InstallationList | undefined> {
    const response = await this.get(
      `/v1/installations${toSearch({ ...query })}`,
      options,
    );
    if (response.status === 304) {
      return undefined;
    }
    return readJson<InstallationList>(response);
  }

  /**
   * The full status of one installation. An installation that is not there, or
   * that the caller may not see, is a `ResponseError` with status 404.
   */
  async getInstallation(
    installation: { cluster: string; kind: InstallationKind; name: string },
    options?: OpenmcpRequestOptions,
  ): Promise<Installation> {
    const path = [installation.cluster, installation.kind, installation.name]
      .map(encodeURIComponent)
      .join('/');
    const response = await this.get(`/v1/installations/${path}`, options);
    return readJson<Installation>(response);
  }

  private async get(
    path: string,
    options: (OpenmcpRequestOptions & { ifNoneMatch?: string }) | undefined,
  ): Promise<Response> {
    const baseUrl = await this.discoveryApi.getBaseUrl('openmcp');
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (options?.token) {
      headers.Authorization = `Bearer ${options.token}`;
    }
    if (options?.ifNoneMatch) {
      headers['If-None-Match'] = toEntityTag(options.ifNoneMatch);
    }
    const response = await this.fetchApi.fetch(`${baseUrl}${path}`, {
      headers,
      signal: options?.signal,
    });
    const notModified = response.status === 304 && options?.ifNoneMatch;
    if (!response.ok && !notModified) {
      throw await ResponseError.fromResponse(response);
    }
    return response;
  }
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
