import { isDeepStrictEqual } from 'node:util';
import { LoggerService } from '@backstage/backend-plugin-api';
import { Config } from '@backstage/config';
import {
  PlatformClusterDefinition,
  PlatformClusterSupplier,
} from '@openmcp/backstage-plugin-openmcp-node';
import { Clock } from '../../timing';
import { readPlatformClusters } from './readPlatformClusters';

/** How often it is looked whether a file that was missing is there now. */
const repairCheckInterval = 30_000;

/**
 * Supplies the clusters of `openmcp.clusters`: those at the start, those of
 * later versions of the configuration, and those whose files appear later.
 *
 * @internal
 */
export class ConfigClusterSupplier implements PlatformClusterSupplier {
  readonly name = 'configuration';
  private current: PlatformClusterDefinition[] = [];
  private entries: unknown[] = [];
  private cancelCheck: () => void = () => {};

  constructor(
    private readonly config: Config,
    private readonly logger: LoggerService,
    private readonly clock: Clock,
  ) {}

  start(
    listener: (clusters: PlatformClusterDefinition[]) => void,
    signal: AbortSignal,
  ): void {
    const read = () => {
      this.cancelCheck();
      if (signal.aborted) {
        return;
      }
      this.read(listener);
      if (this.current.some(each => each.problem !== undefined)) {
        this.cancelCheck = this.clock.after(repairCheckInterval, read);
      }
    };
    const subscription = this.config.subscribe?.(read);
    signal.addEventListener('abort', () => {
      subscription?.unsubscribe();
      this.cancelCheck();
    });
    read();
  }

  private read(
    listener: (clusters: PlatformClusterDefinition[]) => void,
  ): void {
    let clusters: PlatformClusterDefinition[];
    try {
      clusters = readPlatformClusters(this.config);
    } catch (error) {
      this.logger.error(
        `The platform clusters stay as they are: ${
          error instanceof Error ? error.message : 'unknown error'
        }`,
      );
      return;
    }
    const entries =
      this.config.getOptional<unknown[]>('openmcp.clusters') ?? [];
    const merged = clusters.map((cluster, index) =>
      this.keepUnchanged(cluster, entries[index]),
    );
    const changed =
      merged.length !== this.current.length ||
      merged.some((each, index) => each !== this.current[index]);
    this.entries = entries;
    this.current = merged;
    if (changed) {
      for (const { problem } of merged) {
        if (problem !== undefined) {
          this.logger.warn(problem);
        }
      }
      listener(merged);
    }
  }

  /** The definition as it was where nothing changed, so that it is left alone. */
  private keepUnchanged(
    cluster: PlatformClusterDefinition,
    entry: unknown,
  ): PlatformClusterDefinition {
    const before = this.current.findIndex(each => each.name === cluster.name);
    if (
      before >= 0 &&
      this.current[before].problem === cluster.problem &&
      isDeepStrictEqual(this.entries[before], entry)
    ) {
      return this.current[before];
    }
    return cluster;
  }
}
