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
} from '../clusters';
import { systemClock } from '../timing';
import { ClusterStatus, ClusterWatcher, createWatchedKinds } from '../watch';
import { ManualClock } from './ManualClock';

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
  /** Versions of the objects that the watcher told of, by kind and name. */
  readonly known = new Map<string, Map<string, string>>();
  /** Bearer token of the watcher; that of the administrator when undefined. */
  token?: string;
  readonly watcher: ClusterWatcher;
  readonly cluster: PlatformClusterHandle;
  private readonly administrator: PoolTransport;
  private readonly controller = new AbortController();
  private ended: Promise<void> = Promise.resolve();

  private constructor(
    private readonly folder: string,
    private readonly running: RunningPlatformClusters,
  ) {
    [this.cluster] = running.clusters;
    this.administrator = new PoolTransport(this.connect(() => undefined));
    const connection = this.connect(() => this.token);
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

  static async start(): Promise<RealWatching> {
    const folder = mkdtempSync(join(tmpdir(), 'openmcp-watching-'));
    const running = await startRealPlatformClusters({
      names: ['watched'],
      stateDirectory: join(folder, 'state'),
    });
    try {
      return new RealWatching(folder, running);
    } catch (error) {
      await running.stop();
      throw error;
    }
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
    await this.running.stop();
    rmSync(this.folder, { recursive: true });
    this.clock.requireNoTimers();
  }

  private connect(token: () => string | undefined) {
    const connection = KubeconfigConnection.fromFile({
      file: this.cluster.kubeconfigPath,
      clock: systemClock,
    });
    if ('problem' in connection) {
      throw new Error(`The kubeconfig ${connection.problem}`);
    }
    return {
      server: connection.server,
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
      get: request => {
        this.paths.push(request.path);
        return transport.get(request);
      },
      request: call => transport.request(call),
      close: () => transport.close(),
    };
  }
}
