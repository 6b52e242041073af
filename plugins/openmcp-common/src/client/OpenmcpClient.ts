import { ResponseError, ServiceUnavailableError } from '@backstage/errors';
import { InstallationKind } from '../objects/InstallationKind';
import {
  ClusterList,
  DependencyReport,
  EligibilityReport,
  EligibilityRequest,
  Installation,
  InstallationList,
  InstallationsQuery,
  PlatformServiceRequest,
  PlatformServiceResult,
  ProviderList,
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

  /**
   * Waits until an installation differs from the answer with the `etag` given as
   * `after`, or is there at all, and answers it. When nothing happens within the
   * time, the unchanged installation is answered; one that is still not there is
   * a `ResponseError` with status 404.
   */
  async waitForInstallation(
    installation: { cluster: string; kind: InstallationKind; name: string },
    wait: {
      after?: string;
      /** 0 to 60, default 30. */
      timeoutSeconds?: number;
    },
    options?: OpenmcpRequestOptions,
  ): Promise<Installation> {
    const path = [installation.cluster, installation.kind, installation.name]
      .map(encodeURIComponent)
      .join('/');
    const response = await this.get(
      `/v1/installations/${path}${toSearch({
        after: wait.after,
        timeoutSeconds: wait.timeoutSeconds ?? 30,
      })}`,
      options,
    );
    return readJson<Installation>(response);
  }

  /**
   * The providers and tools of the catalog that the caller may see, with both
   * verdicts.
   */
  async getProviders(
    query: { rules?: 'outcomes' } = {},
    options?: OpenmcpRequestOptions,
  ): Promise<ProviderList> {
    const response = await this.get(`/v1/providers${toSearch(query)}`, options);
    return readJson<ProviderList>(response);
  }

  /**
   * Whether an image may run as a PlatformService, rule by rule.
   */
  async checkEligibility(
    request: EligibilityRequest,
    options?: OpenmcpRequestOptions,
  ): Promise<EligibilityReport> {
    const response = await this.send('/v1/eligibility', request, options);
    return readJson<EligibilityReport>(response);
  }

  /**
   * What needs what on a platform cluster, in which order it can be installed, and
   * what needs itself. A cluster that is not there, or that the caller may not
   * see, is a `ResponseError` with status 404.
   *
   * @param query - `cluster`: whose landscape is meant; default: one in which Flux
   * delivers the openmcp-operator
   */
  async getDependencies(
    query: { cluster?: string } = {},
    options?: OpenmcpRequestOptions,
  ): Promise<DependencyReport> {
    const response = await this.get(
      `/v1/dependencies${toSearch(query)}`,
      options,
    );
    return readJson<DependencyReport>(response);
  }

  /**
   * Creates or changes a PlatformService, or with `dryRun` tells what would be
   * done. The `ResponseError` of a refusal has the details in `body.error`: 400
   * and 409 name the fields in `details`, 422 has the verdict in `eligibility`.
   */
  async applyPlatformService(
    cluster: string,
    request: PlatformServiceRequest,
    options?: OpenmcpRequestOptions,
  ): Promise<PlatformServiceResult> {
    const response = await this.send(
      `/v1/clusters/${encodeURIComponent(cluster)}/platform-services`,
      request,
      options,
    );
    return readJson<PlatformServiceResult>(response);
  }

  private async send(
    path: string,
    body: unknown,
    options: OpenmcpRequestOptions | undefined,
  ): Promise<Response> {
    const baseUrl = await this.discoveryApi.getBaseUrl('openmcp');
    const response = await this.fetchApi.fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: {
        ...headersOf(options),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: options?.signal,
    });
    if (!response.ok) {
      throw await ResponseError.fromResponse(response);
    }
    return response;
  }

  private async get(
    path: string,
    options: (OpenmcpRequestOptions & { ifNoneMatch?: string }) | undefined,
  ): Promise<Response> {
    const baseUrl = await this.discoveryApi.getBaseUrl('openmcp');
    const headers = headersOf(options);
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
