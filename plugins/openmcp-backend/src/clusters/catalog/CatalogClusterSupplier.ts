import { isDeepStrictEqual } from 'node:util';
import { AuthService, LoggerService } from '@backstage/backend-plugin-api';
import { Config } from '@backstage/config';
import { CatalogService } from '@backstage/plugin-catalog-node';
import {
  PlatformClusterDefinition,
  PlatformClusterSupplier,
} from '@openmcp/backstage-plugin-openmcp-node';
import { Deadline, untilAborted, wait } from '../../timing';
import {
  ConnectionServices,
  flag,
  parseSettings,
  SuppliedClusters,
} from '../configuration';
import { ClusterEntity, readClusterEntity } from './ClusterEntity';
import { createCatalogClusters } from './createCatalogClusters';
import { readAllowedApiServers } from './readAllowedApiServers';

const switchKey = 'openmcp.clustersFromCatalog';

/** Milliseconds between two reads. */
const interval = 30_000;

/** Milliseconds between two reads while the catalog may still fill itself. */
const eagerInterval = 3_000;

/** For so many milliseconds after the start the catalog is read eagerly. */
const eagerTime = 60_000;

/** Milliseconds that one read may take. */
const longestRead = 20_000;

const fields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.annotations',
  'spec.owner',
];

/**
 * What a {@link CatalogClusterSupplier} needs.
 *
 * @internal
 */
export interface CatalogClusterSupplierOptions extends ConnectionServices {
  auth: AuthService;
  catalog: CatalogService;
  config: Config;
  logger: LoggerService;
}

/**
 * Supplies clusters that the catalog holds as `Resource` of type
 * `kubernetes-cluster`. It is off unless `openmcp.clustersFromCatalog` is set, and
 * credentials are sent only to API servers of `openmcp.allowedApiServers`. While the
 * catalog cannot be read, the clusters stay as they are.
 *
 * @internal
 */
export class CatalogClusterSupplier implements PlatformClusterSupplier {
  readonly name = 'catalog';
  private readonly supplied: SuppliedClusters;
  private entities?: ClusterEntity[];
  private failing = false;
  private lastWarnings: string[] = [];

  constructor(private readonly options: CatalogClusterSupplierOptions) {
    this.supplied = new SuppliedClusters(options.logger);
  }

  start(
    listener: (clusters: PlatformClusterDefinition[]) => void,
    signal: AbortSignal,
  ): void {
    const subscription = this.options.config.subscribe?.(() =>
      this.supply(listener),
    );
    signal.addEventListener('abort', () => subscription?.unsubscribe());
    this.run(listener, signal);
  }

  private async run(
    listener: (clusters: PlatformClusterDefinition[]) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const { clock } = this.options;
    const start = clock.now();
    while (!signal.aborted) {
      if (this.isOn()) {
        await this.read(signal);
      }
      if (!signal.aborted) {
        this.supply(listener);
      }
      // After a first start entities come one by one, over some seconds.
      const isEager = clock.now() - start < eagerTime;
      await wait(clock, isEager ? eagerInterval : interval, signal);
    }
  }

  /** Undefined when the configuration does not say so in a way that can be read. */
  private isOn(): boolean | undefined {
    const { config } = this.options;
    try {
      const value: unknown = config.getOptional(switchKey);
      return value !== undefined && parseSettings(flag, switchKey, value);
    } catch (error) {
      this.warn([error instanceof Error ? error.message : switchKey]);
      return undefined;
    }
  }

  private async read(signal: AbortSignal): Promise<void> {
    const { clock, logger } = this.options;
    const deadline = new Deadline(
      clock,
      signal,
      () => new Error('no answer in time'),
    );
    deadline.extend(longestRead);
    try {
      const entities = await untilAborted(this.request(), deadline.signal);
      this.entities = entities;
      if (this.failing) {
        logger.info('The clusters of the catalog can be read again');
      }
      this.failing = false;
    } catch (error) {
      if (!signal.aborted && !this.failing) {
        this.failing = true;
        logger.warn(
          `The clusters of the catalog could not be read: ${
            error instanceof Error ? error.message : 'unknown error'
          }`,
        );
      }
    } finally {
      deadline.clear();
    }
  }

  private async request(): Promise<ClusterEntity[]> {
    const { catalog, auth } = this.options;
    const { items } = await catalog.getEntities(
      {
        filter: { kind: 'Resource', 'spec.type': 'kubernetes-cluster' },
        fields,
      },
      { credentials: await auth.getOwnServiceCredentials() },
    );
    return items.flatMap(entity => readClusterEntity(entity) ?? []);
  }

  private supply(
    listener: (clusters: PlatformClusterDefinition[]) => void,
  ): void {
    const isOn = this.isOn();
    if (isOn === undefined) {
      // A typing mistake takes no cluster away.
      return;
    }
    if (!isOn) {
      this.entities = undefined;
      this.hand([], listener);
      return;
    }
    if (!this.entities) {
      return;
    }
    const { servers, problems } = readAllowedApiServers(this.options.config);
    const { candidates, leftOut } = createCatalogClusters(
      this.entities,
      servers,
      this.options,
    );
    this.warn([
      ...problems,
      ...(leftOut.length > 0
        ? [
            `Clusters of the catalog are left out, because openmcp.allowedApiServers does not name their API servers, or not for their names: ${leftOut.join(
              ', ',
            )}`,
          ]
        : []),
    ]);
    this.hand(candidates, listener);
  }

  private hand(
    candidates: Parameters<SuppliedClusters['update']>[0],
    listener: (clusters: PlatformClusterDefinition[]) => void,
  ): void {
    const clusters = this.supplied.update(candidates);
    if (clusters) {
      listener(clusters);
    }
  }

  /** Says what is wrong, once. */
  private warn(warnings: string[]): void {
    if (!isDeepStrictEqual(warnings, this.lastWarnings)) {
      this.lastWarnings = warnings;
      warnings.forEach(warning => this.options.logger.warn(warning));
    }
  }
}
