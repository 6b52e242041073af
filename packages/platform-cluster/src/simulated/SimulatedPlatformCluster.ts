import { randomBytes } from 'node:crypto';
import {
  landscapeObjects,
  landscapeSurroundings,
  surroundingsWriter,
} from '../landscape';
import { PlatformClusterUser } from '../types';
import {
  ApiHandler,
  ApiServer,
  Authenticator,
  ListPages,
  StorageGate,
  WatchHub,
} from './api';
import { SimulationClock } from './clock';
import {
  apiVersionOf,
  kindId,
  KindRegistry,
  operatorDefinitions,
} from './kinds';
import { operatorNamespace, SimulatedOperator } from './operator';
import { NewObject } from './objects';
import { landscapeAgeMilliseconds, seedLandscape, writtenBy } from './seeding';
import { ObjectStore } from './store';
import {
  DeploymentController,
  EventRecorder,
  GarbageCollector,
  JobController,
  SimulatedKubelet,
} from './workloads';

/**
 * What a simulated cluster starts with.
 *
 * @internal
 */
export interface SimulatedPlatformClusterOptions {
  name: string;
  speed?: number;
  users?: PlatformClusterUser[];
  /** Whether the landscape of that name is there. */
  seed?: boolean;
  /** Whether not even the operator's own PlatformServices are there. */
  empty?: boolean;
  /** Whether a watch may begin with all objects; default true. */
  streamedLists?: boolean;
}

/**
 * A platform cluster in memory: an API server, what gives Jobs, Deployments and
 * Pods a life, and an operator.
 *
 * @internal
 */
export class SimulatedPlatformCluster {
  /** Name of the cluster. */
  readonly name: string;
  /** Bearer token of the administrator. */
  readonly adminToken = randomBytes(24).toString('hex');

  readonly #clock: SimulationClock;
  readonly #registry: KindRegistry;
  readonly #hub: WatchHub;
  readonly #authenticator: Authenticator;
  readonly #pages: ListPages;
  readonly #storage = new StorageGate();
  readonly #server: ApiServer;

  private constructor(options: SimulatedPlatformClusterOptions) {
    const { name, speed, users = [], seed = false, empty = false } = options;
    this.name = name;
    const now = new Date();
    const past = new Date(now.getTime() - landscapeAgeMilliseconds);
    const clock = new SimulationClock({ speed, start: seed ? past : now });
    const store = new ObjectStore(clock);
    this.#clock = clock;
    this.#registry = new KindRegistry(store, clock);
    const events = new EventRecorder(store, clock);
    const operator = new SimulatedOperator(store, clock, name);
    operator.start();
    new GarbageCollector(store, clock).start();
    new JobController(store, clock, events).start();
    new DeploymentController(store, clock, events).start();
    new SimulatedKubelet(store, clock, events).start();

    createNamespaces(store);
    for (const definition of operatorDefinitions) {
      const written = writtenBy('openmcp-operator', definition, clock);
      store.create(kindId.customResourceDefinition, written);
    }
    if (!empty) {
      operator.createOwnServices();
    }
    if (seed) {
      for (const object of landscapeSurroundings()) {
        const written = writtenBy(surroundingsWriter, { ...object }, clock);
        createSurrounding(this.#registry, store, written);
      }
      const context = { store, registry: this.#registry, clock };
      seedLandscape(context, name, landscapeObjects(name), now);
    }
    clock.goLive();

    this.#hub = new WatchHub(store);
    // After the hub told that the objects are gone.
    store.subscribe(({ kind, type, object }) => {
      if (kind === kindId.customResourceDefinition && type === 'DELETED') {
        this.#hub.end(object.metadata.name);
      }
    });
    this.#authenticator = new Authenticator(this.adminToken, users);
    this.#pages = new ListPages(store);
    this.#server = new ApiServer(
      new ApiHandler({
        store,
        registry: this.#registry,
        hub: this.#hub,
        clock,
        authenticator: this.#authenticator,
        pages: this.#pages,
        storage: this.#storage,
        streamedLists: options.streamedLists ?? true,
      }),
    );
  }

  /**
   * Starts a cluster; its API server listens on a free port.
   *
   * @param options - what it starts with
   */
  static async start(
    options: SimulatedPlatformClusterOptions,
  ): Promise<SimulatedPlatformCluster> {
    const cluster = new SimulatedPlatformCluster(options);
    await cluster.#server.startListening();
    return cluster;
  }

  /** Base URL of the API server. */
  get server(): string {
    return this.#server.url;
  }

  /** Stops the cluster; its objects are lost. */
  async stop(): Promise<void> {
    this.#clock.stop();
    await this.#server.stopListening();
  }

  /** Makes the cluster unreachable; everything else goes on. */
  stopListening(): Promise<void> {
    return this.#server.stopListening();
  }

  /** Makes the cluster reachable again, on the same port. */
  startListening(): Promise<void> {
    return this.#server.startListening();
  }

  /** Requests that the API server got so far. */
  countRequests(): number {
    return this.#server.requestCount;
  }

  /** Cuts all connections at once. */
  dropConnections(): void {
    this.#server.dropConnections();
  }

  /**
   * Takes a kind away, as if its CustomResourceDefinition were not installed.
   *
   * @param kindName - such as `PlatformService`
   */
  removeKind(kindName: string): void {
    const kind = this.#registry.kinds.find(
      ({ kind: name }) => name === kindName,
    );
    this.#registry.remove(kindName);
    this.#hub.end(kind?.id ?? '');
  }

  /**
   * Brings back a kind with the objects that it had.
   *
   * @param kindName - such as `PlatformService`
   */
  restoreKind(kindName: string): void {
    this.#registry.restore(kindName);
  }

  /**
   * Refuses a kind with 403. Watches that are open go on, as on a real cluster.
   *
   * @param kindName - such as `Pod`
   */
  forbidKind(kindName: string): void {
    this.#authenticator.setForbidden(kindName, true);
  }

  /**
   * Takes back {@link SimulatedPlatformCluster.forbidKind}.
   *
   * @param kindName - such as `Pod`
   */
  permitKind(kindName: string): void {
    this.#authenticator.setForbidden(kindName, false);
  }

  /**
   * Forgets all past changes: watches from an older version get a 410, and so do
   * lists that are half read.
   */
  forgetChanges(): void {
    this.#hub.forget();
    this.#pages.forget();
  }

  /**
   * Cuts the API server off from its storage: it is not ready, what reads or
   * writes gets no answer, and open watches go on as if nothing happened.
   */
  loseStorage(): void {
    this.#storage.close();
  }

  /** Takes back {@link SimulatedPlatformCluster.loseStorage}. */
  findStorage(): void {
    this.#storage.open();
  }
}

function createSurrounding(
  registry: KindRegistry,
  store: ObjectStore,
  object: NewObject,
): void {
  const kind = registry.kinds.find(
    candidate =>
      candidate.kind === object.kind &&
      apiVersionOf(candidate) === object.apiVersion,
  );
  if (kind) {
    store.create(kind.id, object);
  }
}

function createNamespaces(store: ObjectStore): void {
  for (const name of ['default', 'kube-system', operatorNamespace]) {
    store.create(kindId.namespace, {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name, labels: { 'kubernetes.io/metadata.name': name } },
      spec: { finalizers: ['kubernetes'] },
      status: { phase: 'Active' },
    });
  }
}
