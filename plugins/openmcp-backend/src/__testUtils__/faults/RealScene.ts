import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  PlatformClusterHandle,
  RunningPlatformClusters,
  startRealPlatformClusters,
} from '@openmcp/platform-cluster';
import { parse } from 'yaml';
import { HaltingProxy } from '../HaltingProxy';
import { ignoredService, servicesPath } from '../RealWatching';
import { startPortal } from '../startPortal';

const accounts = '/api/v1/namespaces/default/serviceaccounts';
const bindings = '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings';

/** A real control plane, a portal that watches it, and the way between them. */
export class RealScene {
  private constructor(
    private readonly folder: string,
    private readonly running: RunningPlatformClusters,
    private readonly agent: Agent,
    /** Between the portal and the API server; the administrator goes past it. */
    readonly way: HaltingProxy,
    readonly portal: Awaited<ReturnType<typeof startPortal>>,
  ) {}

  static async start(): Promise<RealScene> {
    const folder = mkdtempSync(join(tmpdir(), 'openmcp-faults-'));
    const running = await startRealPlatformClusters({
      names: ['real'],
      stateDirectory: join(folder, 'state'),
    });
    const [{ server, kubeconfigPath }] = running.clusters;
    const kubeconfig = parse(readFileSync(kubeconfigPath, 'utf8'));
    const data = kubeconfig.clusters[0].cluster['certificate-authority-data'];
    const ca = Buffer.from(data, 'base64').toString();
    const way = await HaltingProxy.start(server);
    const tokenFile = join(folder, 'token');
    writeFileSync(tokenFile, 'none yet', { mode: 0o600 });
    const portal = await startPortal({
      clusters: [
        {
          name: 'real',
          url: `https://127.0.0.1:${way.port}`,
          ca: { data },
          credentials: { tokenFile },
        },
      ],
    });
    const agent = new Agent({ ca, keepAlive: true, maxSockets: 20 });
    const scene = new RealScene(folder, running, agent, way, portal);
    await scene.renewAccount();
    await scene.grant('read');
    await scene.renewToken();
    return scene;
  }

  async stop(): Promise<void> {
    await this.portal.stop();
    await this.way.stop();
    this.agent.destroy();
    await this.running.stop();
    rmSync(this.folder, { recursive: true });
  }

  get cluster(): PlatformClusterHandle {
    return this.running.clusters[0];
  }

  /** Makes the account of the portal anew: its former tokens are worth nothing. */
  async renewAccount(): Promise<void> {
    await this.send('DELETE', `${accounts}/portal`);
    await this.send('POST', accounts, {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: 'portal' },
    });
  }

  /** Gives the portal a token of its account. */
  async renewToken(): Promise<void> {
    const { body } = await this.send('POST', `${accounts}/portal/token`, {
      apiVersion: 'authentication.k8s.io/v1',
      kind: 'TokenRequest',
      spec: {},
    });
    writeFileSync(join(this.folder, 'token'), body.status.token);
  }

  /** Lets the account of the portal read everything. */
  async grant(name: string): Promise<void> {
    await this.send('POST', bindings, {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: { name },
      roleRef: {
        apiGroup: 'rbac.authorization.k8s.io',
        kind: 'ClusterRole',
        // Reading alone would need a role of our own.
        name: 'cluster-admin',
      },
      subjects: [
        { kind: 'ServiceAccount', name: 'portal', namespace: 'default' },
      ],
    });
  }

  async withdraw(name: string): Promise<void> {
    await this.send('DELETE', `${bindings}/${name}`);
  }

  /** Creates a PlatformService that the operator leaves alone. */
  async createService(name: string): Promise<void> {
    await this.send('POST', servicesPath, ignoredService(name));
  }

  /** Does something as the administrator of the cluster. */
  async send(
    method: string,
    path: string,
    body?: object,
    contentType: string = 'application/json',
  ): Promise<{ status: number; body: any }> {
    const { server, adminToken } = this.cluster;
    return new Promise((resolve, reject) => {
      const outgoing = request(
        new URL(path, server),
        {
          method,
          agent: this.agent,
          timeout: 30_000,
          headers: {
            authorization: `Bearer ${adminToken}`,
            'content-type': contentType,
          },
        },
        incoming => {
          const chunks: Buffer[] = [];
          incoming.on('data', chunk => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const isJson = text.startsWith('{');
            resolve({
              status: incoming.statusCode ?? 0,
              body: isJson ? JSON.parse(text) : text,
            });
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
      outgoing.on('error', reject);
      outgoing.end(body && JSON.stringify(body));
    });
  }
}
