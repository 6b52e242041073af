import { mockCredentials } from '@backstage/backend-test-utils';
import { PlatformServiceRequest } from '@openmcp/backstage-plugin-openmcp-common';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { PortalApi } from '../portal';

/** A request that reached the fake REST API. */
export interface SeenRequest {
  method: string;
  path: string;
  token: string | null;
  body?: PlatformServiceRequest;
}

/** An answer of the REST API. */
export function answer(body: object, status: number = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** An error of the REST API. */
export function refusal(status: number, error: object): Response {
  return answer({ error, response: { statusCode: status } }, status);
}

/**
 * The REST API of the plugin `openmcp` with one platform cluster in memory. What
 * it answers can be replaced.
 */
export class FakePortal {
  readonly requests: SeenRequest[] = [];
  readonly credentials = mockCredentials.user();
  readonly auth = {
    getPluginRequestToken: jest.fn(async (_options: unknown) => ({
      token: 'token-of-the-initiator',
    })),
  };
  readonly api = new PortalApi({
    auth: this.auth,
    discovery: { getBaseUrl: async id => `http://portal.test/api/${id}` },
    fetch: (url, init) => this.fetch(String(url), init),
  });
  /** Answers a request; by default as a cluster would. */
  respond: (request: SeenRequest) => Response | Promise<Response> = request =>
    this.apply(request);

  private readonly objects = new Map<
    string,
    { spec: string; generation: number }
  >();

  /** Requests that would have changed something. */
  get writes(): SeenRequest[] {
    return this.requests.filter(
      ({ method, body }) => method === 'POST' && body?.dryRun !== true,
    );
  }

  /** Notes a request and answers it. */
  async answer(request: SeenRequest): Promise<Response> {
    this.requests.push(request);
    return this.respond(request);
  }

  private async fetch(url: string, init?: RequestInit): Promise<Response> {
    const { signal } = init ?? {};
    signal?.throwIfAborted();
    const { pathname, search } = new URL(url);
    const answered = this.answer({
      method: init?.method ?? 'GET',
      path: pathname + search,
      token: new Headers(init?.headers).get('authorization'),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    });
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answered, aborted]);
  }

  /** Applies as the API does, with the values of variables masked. */
  apply({ path, body }: SeenRequest): Response {
    if (!body) {
      return refusal(404, { name: 'NotFoundError', message: 'Not there' });
    }
    const cluster = path.split('/')[5];
    const { name, dryRun } = body;
    const spec = { ...body.spec };
    const known = this.objects.get(`${cluster}/${name}`);
    const text = JSON.stringify(spec);
    const isSame = known?.spec === text;
    const otherwise = known ? 'configured' : 'created';
    const result = isSame ? 'unchanged' : otherwise;
    const isNew = !isSame;
    const generation = (known?.generation ?? 0) + (isNew ? 1 : 0);
    if (!dryRun && isNew) {
      this.objects.set(`${cluster}/${name}`, { spec: text, generation });
    }
    return answer({
      cluster,
      name,
      dryRun,
      result,
      diff: isNew
        ? [
            {
              field: 'spec.image',
              change: known ? 'changed' : 'added',
              after: JSON.stringify(spec.image),
            },
          ]
        : [],
      manifest: writeManifest({
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind: 'PlatformService',
        metadata: {
          name,
          ...(body.platformMode && {
            annotations: {
              'openmcp.cloud/platform-mode': JSON.stringify({
                ...body.platformMode,
                by: 'user:default/mock',
                at: new Date().toISOString(),
              }),
            },
          }),
        },
        spec: {
          ...spec,
          ...(spec.env && {
            env: spec.env.map(entry => ({ name: entry.name, value: '***' })),
          }),
        },
      }),
      ...(known || !dryRun ? { generation, uid: `uid-of-${name}` } : {}),
      eligibility: {},
      warnings: [],
    });
  }
}
