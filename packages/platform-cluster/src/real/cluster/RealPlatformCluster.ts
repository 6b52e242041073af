import { PlatformClusterHandle } from '../../types';
import { isPortFree, releasePorts } from '../ports';
import { SupervisedProcess, waitUntil } from '../processes';
import { EtcdStorage } from './EtcdStorage';
import { KubeconfigCluster } from './kubeconfig';
import { apiServerArguments, etcdArguments } from './programArguments';
import { seedLandscape } from './seedLandscape';
import {
  ControlPlane,
  ControlPlaneOptions,
  startControlPlane,
  startProgram,
  waitForApiServer,
} from './startControlPlane';
import { startOperator } from './startOperator';

const endingSignals: NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT'];

/**
 * What a real platform cluster is started with.
 *
 * @internal
 */
export interface RealPlatformClusterOptions extends ControlPlaneOptions {
  /** Whether it gets the landscape that belongs to its name. */
  seed: boolean;
  /** Told when the cluster makes headway, and when a program of it fails. */
  onProgress: (message: string) => void;
}

/**
 * A platform cluster of real programs: Kubernetes, kwok and the
 * openmcp-operator.
 *
 * @internal
 */
export class RealPlatformCluster implements PlatformClusterHandle {
  /** {@inheritDoc PlatformClusterHandle.storage} */
  readonly storage: EtcdStorage;
  readonly #options: RealPlatformClusterOptions;
  readonly #controlPlane: ControlPlane;
  readonly #operator: SupervisedProcess;
  #apiServer: SupervisedProcess;
  #stopping: Promise<void> | undefined;

  private constructor(
    options: RealPlatformClusterOptions,
    controlPlane: ControlPlane,
    operator: SupervisedProcess,
  ) {
    this.#options = options;
    this.#controlPlane = controlPlane;
    this.#operator = operator;
    this.#apiServer = controlPlane.apiServer;
    const { etcd, others } = controlPlane;
    [this.#apiServer, etcd, ...others, operator].forEach(program =>
      this.#reportFailureOf(program),
    );
    this.storage = this.#createStorage();
  }

  /**
   * Starts a cluster.
   *
   * @param options - the cluster
   * @returns the cluster, its operator's own PlatformServices ready
   * @throws Error that names the program that failed, with its last lines;
   * nothing of the cluster runs then
   */
  static async start(
    options: RealPlatformClusterOptions,
  ): Promise<RealPlatformCluster> {
    const { name, onProgress } = options;
    onProgress(`Starting the control plane of ${name}`);
    const controlPlane = await startControlPlane(options);
    const { apiServer, etcd, others } = controlPlane;
    const programs = [apiServer, etcd, ...others];
    try {
      onProgress(`Starting the openmcp-operator of ${name}`);
      const operator = await startOperator(options, controlPlane);
      programs.push(operator);
      if (options.seed) {
        await seedLandscape(controlPlane.client, name);
      }
      onProgress(`${name} is ready at ${controlPlane.server}`);
      return new RealPlatformCluster(options, controlPlane, operator);
    } catch (error) {
      await Promise.all(programs.map(program => program.end('SIGKILL')));
      releasePorts(Object.values(controlPlane.ports));
      throw error;
    }
  }

  /** {@inheritDoc PlatformClusterHandle.name} */
  get name(): string {
    return this.#options.name;
  }

  /** {@inheritDoc PlatformClusterHandle.server} */
  get server(): string {
    return this.#controlPlane.server;
  }

  /** {@inheritDoc PlatformClusterHandle.kubeconfigPath} */
  get kubeconfigPath(): string {
    return this.#controlPlane.files.kubeconfig;
  }

  /** {@inheritDoc PlatformClusterHandle.adminToken} */
  get adminToken(): string {
    return this.#controlPlane.files.adminToken;
  }

  /** What a kubeconfig of several clusters says about this one. */
  get kubeconfigEntry(): KubeconfigCluster {
    return {
      name: this.name,
      server: this.server,
      certificateAuthority: this.#controlPlane.certificateAuthority,
      token: this.adminToken,
    };
  }

  /** {@inheritDoc PlatformClusterHandle.killApiServer} */
  async killApiServer(signal: NodeJS.Signals): Promise<void> {
    if (endingSignals.includes(signal)) {
      await this.#apiServer.end(signal);
    } else {
      this.#apiServer.signal(signal);
    }
  }

  /** {@inheritDoc PlatformClusterHandle.startApiServer} */
  async startApiServer(): Promise<void> {
    const { files, ports } = this.#controlPlane;
    this.#requireStarted();
    if (this.#apiServer.isRunning) {
      this.#apiServer.signal('SIGCONT');
    } else {
      await waitUntil({
        what: `port ${ports.apiServer} is free again`,
        check: () => isPortFree(ports.apiServer),
      });
      this.#apiServer = startProgram(
        this.#options,
        files,
        'kube-apiserver',
        apiServerArguments(files, ports, this.#options.featureGates),
      );
      this.#reportFailureOf(this.#apiServer);
    }
    await this.#waitForApiServer();
  }

  /** {@inheritDoc PlatformClusterHandle.stop} */
  stop(): Promise<void> {
    this.#stopping ??= this.#endEverything();
    return this.#stopping;
  }

  async #endEverything(): Promise<void> {
    // The data goes, too, so nothing is gained by asking politely.
    await Promise.all(
      [
        this.#operator,
        this.#apiServer,
        this.storage.process,
        ...this.#controlPlane.others,
      ].map(program => program.end('SIGKILL')),
    );
    releasePorts(Object.values(this.#controlPlane.ports));
  }

  #createStorage(): EtcdStorage {
    const { files, ports, etcd } = this.#controlPlane;
    return new EtcdStorage({
      data: files.data,
      port: ports.etcd,
      etcd,
      start: () => {
        this.#requireStarted();
        const args = etcdArguments(files, ports);
        const started = startProgram(this.#options, files, 'etcd', args);
        this.#reportFailureOf(started);
        return started;
      },
      waitForApiServer: () => this.#waitForApiServer(),
    });
  }

  async #waitForApiServer(): Promise<void> {
    const { client } = this.#controlPlane;
    await waitForApiServer(this.#apiServer, () => client, [
      this.storage.process,
    ]);
  }

  #requireStarted(): void {
    if (this.#stopping) {
      throw new Error(`${this.name} was stopped`);
    }
  }

  #reportFailureOf(program: SupervisedProcess): void {
    program.ended.then(() => {
      if (!program.isExpectedToEnd) {
        this.#options.onProgress(program.failure().message);
      }
    });
  }
}
