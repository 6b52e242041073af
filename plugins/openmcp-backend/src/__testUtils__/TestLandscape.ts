import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  RunningSimulatedPlatformClusters,
  SimulatedPlatformClusterHandle,
  startSimulatedPlatformClusters,
} from '@openmcp/platform-cluster';
import { startPortal } from './startPortal';
import { waitUntil } from './waitUntil';

const servicesPath = '/apis/openmcp.cloud/v1alpha1/platformservices';

/**
 * Two simulated platform clusters, each with the operator's own two services,
 * and a portal that watches what a test chooses.
 */
export class TestLandscape {
  private portalInUse?: Awaited<ReturnType<typeof startPortal>>;

  private constructor(
    private readonly stateDirectory: string,
    private readonly running: RunningSimulatedPlatformClusters,
  ) {}

  static async start(): Promise<TestLandscape> {
    const stateDirectory = mkdtempSync(join(tmpdir(), 'openmcp-backend-'));
    const running = await startSimulatedPlatformClusters({
      names: ['alpha', 'beta'],
      stateDirectory,
      speed: 50,
    });
    return new TestLandscape(stateDirectory, running);
  }

  get alpha(): SimulatedPlatformClusterHandle {
    return this.running.clusters[0];
  }

  get beta(): SimulatedPlatformClusterHandle {
    return this.running.clusters[1];
  }

  get kubeconfigPath(): string {
    return this.running.kubeconfigPath;
  }

  get portal() {
    if (!this.portalInUse) {
      throw new Error('No portal was started');
    }
    return this.portalInUse;
  }

  async startPortal(options: Parameters<typeof startPortal>[0]) {
    this.portalInUse = await startPortal(options);
    return this.portalInUse;
  }

  async stop(): Promise<void> {
    await this.portalInUse?.stop();
    await this.running.stop();
    rmSync(this.stateDirectory, { recursive: true, force: true });
  }

  /** An entry of the configuration for one of the clusters. */
  configOf({ name }: { name: string }) {
    return { name, kubeconfig: { file: this.kubeconfigPath, context: name } };
  }

  bothClusters() {
    return [this.configOf(this.alpha), this.configOf(this.beta)];
  }

  /** Creates a PlatformService with a marked value in its environment. */
  async createService(
    cluster: SimulatedPlatformClusterHandle,
    name: string,
    image: string = 'ghcr.io/acme/tool:v1',
  ): Promise<void> {
    await this.request(cluster, 'POST', servicesPath, {
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: { name },
      spec: {
        image,
        env: [{ name: 'TOKEN', value: 'marked-environment-value' }],
      },
    });
  }

  /** Changes the spec of a PlatformService, as somebody else than the portal. */
  async changeService(
    cluster: SimulatedPlatformClusterHandle,
    name: string,
    spec: object,
  ): Promise<void> {
    await this.request(
      cluster,
      'PATCH',
      `${servicesPath}/${name}?fieldManager=kubectl-edit`,
      { spec },
      'application/merge-patch+json',
    );
  }

  async deleteService(
    cluster: SimulatedPlatformClusterHandle,
    name: string,
  ): Promise<void> {
    await this.request(cluster, 'DELETE', `${servicesPath}/${name}`);
  }

  /** Waits until so many installations are healthy. */
  async healthy(count: number) {
    return waitUntil(async () => {
      const list = await this.portal.getInstallations();
      assert.equal(list.counts.Healthy, count);
      return list;
    });
  }

  async clusterNamed(name: string) {
    const clusters = await this.portal.getClusters();
    return clusters.find(cluster => cluster.name === name);
  }

  /** Waits until a cluster is in a state. */
  async inState(name: string, state: string) {
    return waitUntil(async () => {
      const cluster = await this.clusterNamed(name);
      assert.equal(cluster?.state, state);
      return cluster;
    });
  }

  private async request(
    cluster: SimulatedPlatformClusterHandle,
    method: string,
    path: string,
    body?: object,
    contentType: string = 'application/json',
  ): Promise<void> {
    const response = await fetch(`${cluster.server}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${cluster.adminToken}`,
        'content-type': contentType,
      },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`${method} ${path} was answered with ${response.status}`);
    }
  }
}
