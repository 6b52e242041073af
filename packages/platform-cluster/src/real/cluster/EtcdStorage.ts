import { cpSync, rmSync } from 'node:fs';
import { PlatformClusterStorage } from '../../types';
import { isPortFree } from '../ports';
import { SupervisedProcess, waitUntil } from '../processes';
import { answersHealthy } from './answersHealthy';

/**
 * What a storage works on.
 *
 * @internal
 */
export interface EtcdStorageOptions {
  /** Folder of etcd's data. */
  data: string;
  /** Port of etcd for clients. */
  port: number;
  /** The etcd that runs, or ran last. */
  etcd: SupervisedProcess;
  /** Starts an etcd on these data. */
  start: () => SupervisedProcess;
  /** Waits until the API server is ready. */
  waitForApiServer: () => Promise<void>;
}

/**
 * The etcd of one cluster, which can be taken away from under its API server.
 *
 * @internal
 */
export class EtcdStorage implements PlatformClusterStorage {
  readonly #options: EtcdStorageOptions;
  #etcd: SupervisedProcess;

  /**
   * Makes the storage of a cluster that runs.
   *
   * @param options - the cluster
   */
  constructor(options: EtcdStorageOptions) {
    this.#options = options;
    this.#etcd = options.etcd;
  }

  /** The etcd that runs, or ran last. */
  get process(): SupervisedProcess {
    return this.#etcd;
  }

  /** {@inheritDoc PlatformClusterStorage.kill} */
  async kill(): Promise<void> {
    await this.#etcd.end('SIGKILL');
  }

  /** {@inheritDoc PlatformClusterStorage.start} */
  async start(): Promise<void> {
    await this.#startEtcd();
    await this.#options.waitForApiServer();
  }

  /** {@inheritDoc PlatformClusterStorage.backUp} */
  async backUp(): Promise<void> {
    await this.kill();
    rmSync(this.#backup, { recursive: true, force: true });
    cpSync(this.#options.data, this.#backup, { recursive: true });
    await this.start();
  }

  /** {@inheritDoc PlatformClusterStorage.setBack} */
  async setBack(): Promise<void> {
    await this.kill();
    rmSync(this.#options.data, { recursive: true, force: true });
    cpSync(this.#backup, this.#options.data, { recursive: true });
    await this.#startEtcd();
  }

  /** {@inheritDoc PlatformClusterStorage.compact} */
  async compact(): Promise<void> {
    const { header } = await this.#call<{ header: { revision: string } }>(
      'range',
      { key: Buffer.from('/').toString('base64'), keys_only: true, limit: '1' },
    );
    await this.#call('compaction', {
      revision: header.revision,
      physical: true,
    });
  }

  get #backup(): string {
    return `${this.#options.data}-backup`;
  }

  get #url(): string {
    return `http://127.0.0.1:${this.#options.port}`;
  }

  async #startEtcd(): Promise<void> {
    const { port, start } = this.#options;
    await waitUntil({
      what: `port ${port} is free again`,
      check: () => isPortFree(port),
    });
    this.#etcd = start();
    await waitUntil({
      what: `${this.#etcd.name} is healthy`,
      processes: [this.#etcd],
      check: () => answersHealthy(`${this.#url}/health`),
    });
  }

  async #call<T>(method: 'range' | 'compaction', body: object): Promise<T> {
    const answer = await fetch(`${this.#url}/v3/kv/${method}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`etcd answered ${answer.status} to ${method}: ${text}`);
    }
    return JSON.parse(text);
  }
}
