import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import {
  RunningPlatformClusters,
  RunningSimulatedPlatformClusters,
  startSimulatedPlatformClusters,
} from '@openmcp/platform-cluster';
import { CatalogPortal, CatalogPortalOptions } from './CatalogPortal';
import { sendToCluster } from './sendToCluster';

const PLURALS: Record<InstallationKind, string> = {
  ClusterProvider: 'clusterproviders',
  ServiceProvider: 'serviceproviders',
  PlatformService: 'platformservices',
};

const PATH = '/apis/openmcp.cloud/v1alpha1';

/** A part of an object that a test writes. */
export interface WrittenObject {
  kind?: InstallationKind;
  name: string;
  image?: string;
  annotations?: Record<string, string>;
}

/**
 * Platform clusters, and portals that show them in a catalog.
 */
export class CatalogLandscape<
  TRunning extends RunningPlatformClusters = RunningPlatformClusters,
> {
  private readonly portals: CatalogPortal[] = [];

  constructor(private readonly directory: string, readonly running: TRunning) {}

  static async simulate(
    names: string[] = ['alpha', 'beta'],
  ): Promise<CatalogLandscape<RunningSimulatedPlatformClusters>> {
    const directory = mkdtempSync(join(tmpdir(), 'openmcp-catalog-'));
    const running = await startSimulatedPlatformClusters({
      names,
      stateDirectory: join(directory, 'clusters'),
      speed: 50,
      emptyLandscape: true,
    });
    return new CatalogLandscape(directory, running);
  }

  cluster(name: string): TRunning['clusters'][number] {
    const found = this.running.clusters.find(each => each.name === name);
    if (!found) {
      throw new Error(`There is no cluster ${name}`);
    }
    return found;
  }

  /** An entry of `openmcp.clusters`. */
  configOf(name: string) {
    return {
      name,
      title: name.toUpperCase(),
      kubeconfig: { file: this.running.kubeconfigPath, context: name },
    };
  }

  /** A SQLite file that several portals use one after the other. */
  get database() {
    return {
      client: 'better-sqlite3',
      connection: { directory: join(this.directory, 'database') },
    };
  }

  /** A portal that shows installations on these clusters. */
  async startPortal(
    options: Partial<CatalogPortalOptions> & {
      clusters?: string[];
      catalog?: object;
    } = {},
  ): Promise<CatalogPortal> {
    const { clusters = ['alpha', 'beta'], catalog, openmcp, ...rest } = options;
    const portal = await CatalogPortal.start({
      openmcp: {
        clusters: clusters.map(name => this.configOf(name)),
        catalog: { installations: true, ...catalog },
        ...openmcp,
      },
      ...rest,
    });
    this.portals.push(portal);
    return portal;
  }

  async stop(): Promise<void> {
    await Promise.all(this.portals.map(portal => portal.stop()));
    await this.running.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }

  async create(cluster: string, object: WrittenObject): Promise<void> {
    const { kind = 'PlatformService', name, annotations } = object;
    await sendToCluster(
      this.cluster(cluster),
      'POST',
      `${PATH}/${PLURALS[kind]}`,
      {
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind,
        metadata: { name, annotations },
        spec: {
          image: object.image ?? 'ghcr.io/acme/tool:v1',
          env: [{ name: 'TOKEN', value: 'marked-environment-value' }],
        },
      },
    );
  }

  /** Changes annotations, or anything else. */
  async change(
    cluster: string,
    { kind = 'PlatformService', name }: Pick<WrittenObject, 'kind' | 'name'>,
    patch: object,
  ): Promise<void> {
    await sendToCluster(
      this.cluster(cluster),
      'PATCH',
      `${PATH}/${PLURALS[kind]}/${name}`,
      patch,
      'application/merge-patch+json',
    );
  }

  async remove(
    cluster: string,
    { kind = 'PlatformService', name }: Pick<WrittenObject, 'kind' | 'name'>,
  ): Promise<void> {
    await sendToCluster(
      this.cluster(cluster),
      'DELETE',
      `${PATH}/${PLURALS[kind]}/${name}`,
    );
  }
}
