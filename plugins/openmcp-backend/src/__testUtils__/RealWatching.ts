import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockServices } from '@backstage/backend-test-utils';
import {
  PlatformClusterHandle,
  RunningPlatformClusters,
  startRealPlatformClusters,
} from '@openmcp/platform-cluster';
import {
  ClusterTransport,
  KubeconfigConnection,
  PoolTransport,
  TransportCall,
  TransportRequest,
} from '../clusters';
import { systemClock } from '../timing';
import { ClusterStatus, ClusterWatcher, createWatchedKinds } from '../watch';
import { HaltingProxy } from './HaltingProxy';
import { ManualClock } from './ManualClock';
import { waitUntil } from './waitUntil';

/** Path of the collection of PlatformServices. */
export const servicesPath = '/apis/openmcp.cloud/v1alpha1/platformservices';

/** A PlatformService that the operator leaves alone. */
export function ignoredService(name: string) {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: { name, annotations: { 'openmcp.cloud/operation': 'ignore' } },
    spec: { image: 'ghcr.io/acme/ignored:v1.0.0' },
  };
}

/** An answer to the administrator. */
export interface AdministratorAnswer {
  status: number;
  // Tests look into whatever the API server answers.
  body: any;
}

/**
 * A watcher of a real control plane. Its requests are answered in real time; its
 * own waits and deadlines pass when a test says so.
 */
export class RealWatching {
  readonly clock = new ManualClock();
  /** Paths that the watcher asked for. */
  readonly paths: string[] = [];
  /** Requests of the watcher that were refused. */
  readonly refusals: Array<{ path: string; status: number }> = [];
  /** Versions of the objects that the watcher told of, by kind and name. */
  readonly known = new Map<string, Map<string, string>>();
  /** Kind and name of each object that was said to be gone. */
  readonly removed: string[] = [];
  /** Bearer token of the watcher; that of the administrator when undefined. */
  token?: string;
  /** Waited for before each request of the watcher. */
  beforeRequest?: (request: TransportRequest) => Promise<void>;
  readonly watcher: ClusterWatcher;
  readonly cluster: PlatformClusterHandle;
  private readonly administrator: PoolTransport;
  private readonly controller = new AbortController();
  private ended: Promise<void> = Promise.resolve();

  private constructor(
    private readonly folder: string,
    private readonly running: RunningPlatformClusters,
    private readonly proxy: HaltingProxy | undefined,
  ) {
    [this.cluster] = running.clusters;
    const { server } = this.cluster;
    this.administrator = new PoolTransport(
      this.connect(server, () => undefined),
    );
    const connection = this.connect(
      proxy ? `https://127.0.0.1:${proxy.port}` : server,
      () => this.token,
    );
    this.watcher = new ClusterWatcher({
      cluster: {
        name: 'watched',
        title: 'Watched',
        namespaces: ['openmcp-system'],
        delivery: 'direct',
        simulated: false,
        connection,
      },
      kinds: createWatchedKinds().filter(
        ({ neededFor }) => neededFor === 'health',
      ),
      transport: this.recording(new PoolTransport(connection)),
      listener: {
        onStatus: () => {},
        onChanges: ({ kind }, changes) => {
          const versions = this.known.get(kind) ?? new Map();
          this.known.set(kind, versions);
          for (const change of changes) {
            const name = change.key.split('/').at(-1);
            if (change.type === 'remove') {
              versions.delete(name);
              this.removed.push(`${kind} ${name}`);
            } else {
              versions.set(name, change.known.resourceVersion);
            }
          }
        },
      },
      logger: mockServices.logger.mock(),
      clock: this.clock,
      random: () => 0.5,
    });
  }

  /**
   * @param options - whether a proxy is between the watcher and the API server,
   *   default false, the administrator goes past it; and features of the API
   *   server that are switched on or off
   */
  static async start({
    proxied = false,
    featureGates = {},
  } = {}): Promise<RealWatching> {
    const folder = mkdtempSync(join(tmpdir(), 'openmcp-watching-'));
    const running = await startRealPlatformClusters({
      names: ['watched'],
      stateDirectory: join(folder, 'state'),
      featureGates,
    });
    try {
      const proxy = proxied
        ? await HaltingProxy.start(running.clusters[0].server)
        : undefined;
      return new RealWatching(folder, running, proxy);
    } catch (error) {
      await running.stop();
      throw error;
    }
  }

  /** What is between the watcher and the API server. */
  get way(): HaltingProxy {
    if (!this.proxy) {
      throw new Error('There is nothing between');
    }
    return this.proxy;
  }

  /** Begins to watch. */
  watch(): void {
    this.ended = this.watcher.run(this.controller.signal);
  }

  get status(): ClusterStatus {
    return this.watcher.getStatus();
  }

  /** State of one kind. */
  stateOf(kind: string): string | undefined {
    return this.status.kinds.find(each => each.kind === kind)?.state;
  }

  /** Names of the objects of a kind that the watcher told of. */
  namesOf(kind: string): string[] {
    return [...(this.known.get(kind)?.keys() ?? [])].sort();
  }

  /**
   * Waits until something is so, and lets the waits of the watcher pass.
   *
   * @param step - milliseconds that pass for the watcher between two looks
   */
  async eventually(check: () => void, step: number = 500): Promise<void> {
    await waitUntil(() => {
      try {
        check();
      } catch (error) {
        this.clock.advance(step);
        throw error;
      }
    }, 60_000);
  }

  /** Waits until everything is watched. */
  async live(): Promise<void> {
    await this.eventually(() => assert.equal(this.status.state, 'live'), 50);
  }

  /** Creates PlatformServices that the operator leaves alone. */
  async createServices(names: string[]): Promise<void> {
    await this.forEach(names, name =>
      this.administer('POST', servicesPath, ignoredService(name)),
    );
  }

  /** Gives PlatformServices another version of their image. */
  async changeServices(names: string[], version: string): Promise<void> {
    await this.forEach(names, name =>
      this.administer(
        'PATCH' as const,
        `${servicesPath}/${name}`,
        { spec: { image: `ghcr.io/acme/ignored:${version}` } },
        'application/merge-patch+json',
      ),
    );
  }

  /** Waits until the watcher told of exactly the PlatformServices that there are. */
  async knowsTheTruth(step: number = 500): Promise<void> {
    await waitUntil(async () => {
      const truth = await this.serviceVersions();
      await this.eventually(() => this.requireKnown(truth), step);
    }, 90_000);
  }

  /**
   * @throws AssertionError unless the watcher told of exactly these versions of
   * PlatformServices
   */
  requireKnown(truth: ReadonlyMap<string, string>): void {
    const known = this.known.get('PlatformService') ?? new Map();
    const wrong = [...truth].filter(
      ([name, version]) => known.get(name) !== version,
    );
    // Not the maps as a whole: what differs in thousands is slow to describe.
    assert.deepEqual(wrong.slice(0, 10), []);
    assert.equal(known.size, truth.size);
  }

  /** Versions of the PlatformServices by name, as the API server tells them. */
  async serviceVersions(): Promise<Map<string, string>> {
    const { body } = await this.administer('GET', servicesPath);
    return new Map(
      body.items.map(({ metadata }: { metadata: Record<string, string> }) => [
        metadata.name,
        metadata.resourceVersion,
      ]),
    );
  }

  /** Does something as the administrator of the cluster. */
  async administer(
    method: TransportCall['method'] | 'POST',
    path: string,
    body?: object,
    contentType: string = 'application/json',
  ): Promise<AdministratorAnswer> {
    const response = await this.administrator.request({
      method: method as TransportCall['method'],
      path,
      ...(body && { body: JSON.stringify(body), contentType }),
      signal: AbortSignal.timeout(30_000),
    });
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body) {
      chunks.push(chunk);
    }
    const text = Buffer.concat(chunks).toString('utf8');
    return {
      status: response.statusCode,
      body: text.startsWith('{') ? JSON.parse(text) : text,
    };
  }

  async stop(): Promise<void> {
    this.controller.abort();
    await this.ended;
    await this.administrator.close();
    await this.proxy?.stop();
    await this.running.stop();
    rmSync(this.folder, { recursive: true });
    this.clock.requireNoTimers();
  }

  private async forEach(
    names: string[],
    run: (name: string) => Promise<AdministratorAnswer>,
  ): Promise<void> {
    const left = [...names];
    const work = async () => {
      for (let name = left.pop(); name; name = left.pop()) {
        const { status } = await run(name);
        assert(status < 300, `${name} was answered ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 20 }, work));
  }

  private connect(server: string, token: () => string | undefined) {
    const connection = KubeconfigConnection.fromFile({
      file: this.cluster.kubeconfigPath,
      clock: systemClock,
    });
    if ('problem' in connection) {
      throw new Error(`The kubeconfig ${connection.problem}`);
    }
    return {
      server,
      getCredentials: async () => {
        const { headers, ...others } = await connection.getCredentials();
        const own = token();
        return {
          ...others,
          headers: own ? { authorization: `Bearer ${own}` } : headers,
        };
      },
    };
  }

  private recording(transport: ClusterTransport): ClusterTransport {
    return {
      get: async request => {
        this.paths.push(request.path);
        await this.beforeRequest?.(request);
        const answer = await transport.get(request);
        if (answer.statusCode >= 400) {
          const { statusCode: status } = answer;
          this.refusals.push({ path: request.path, status });
        }
        return answer;
      },
      request: call => transport.request(call),
      close: () => transport.close(),
    };
  }
}
