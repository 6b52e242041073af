import { isDeepStrictEqual } from 'node:util';
import { LoggerService } from '@backstage/backend-plugin-api';
import { Config } from '@backstage/config';
import {
  PlatformClusterDefinition,
  PlatformClusterSupplier,
} from '@openmcp/backstage-plugin-openmcp-node';
import { versionOfFile } from '../connections';
import { ConnectionServices } from './ConnectionServices';
import { readPlatformClusters } from './readPlatformClusters';
import { SuppliedClusters } from './SuppliedClusters';

/**
 * How often files are looked at: whether one that was missing is there now, and
 * whether a kubeconfig names another server.
 */
const checkInterval = 30_000;

/**
 * What a {@link ConfigClusterSupplier} needs.
 *
 * @internal
 */
export interface ConfigClusterSupplierOptions extends ConnectionServices {
  config: Config;
  logger: LoggerService;
}

function kubeconfigFiles(entries: unknown): string[] {
  const files = Array.isArray(entries)
    ? entries.map(entry => Object(Object(entry).kubeconfig).file)
    : [];
  return [...new Set(files.filter(file => typeof file === 'string'))];
}

/** What a connection is made of. */
function pickConnection(entry: unknown): unknown[] {
  const { kubeconfig, inCluster, url, credentials, ca, proxy } = Object(entry);
  return [kubeconfig, inCluster, url, credentials, ca, proxy];
}

function versionOf(file: string): string {
  try {
    return versionOfFile(file);
  } catch {
    return 'not readable';
  }
}

/**
 * Supplies the clusters of `openmcp.clusters`: those at the start, those of
 * later versions of the configuration, and those whose files appear or change
 * later.
 *
 * @internal
 */
export class ConfigClusterSupplier implements PlatformClusterSupplier {
  readonly name = 'configuration';
  private readonly supplied: SuppliedClusters;
  private versions: string[] = [];
  private cancelCheck: () => void = () => {};

  constructor(private readonly options: ConfigClusterSupplierOptions) {
    this.supplied = new SuppliedClusters(options.logger);
  }

  start(
    listener: (clusters: PlatformClusterDefinition[]) => void,
    signal: AbortSignal,
  ): void {
    const read = () => {
      if (!signal.aborted) {
        this.read(listener);
        this.scheduleCheck(listener);
      }
    };
    const subscription = this.options.config.subscribe?.(read);
    signal.addEventListener('abort', () => {
      subscription?.unsubscribe();
      this.cancelCheck();
    });
    read();
  }

  private scheduleCheck(
    listener: (clusters: PlatformClusterDefinition[]) => void,
  ): void {
    this.cancelCheck();
    if (!this.supplied.hasProblems && this.files.length === 0) {
      return;
    }
    this.cancelCheck = this.options.clock.after(checkInterval, () => {
      if (this.hasNewFiles()) {
        this.read(listener);
      }
      this.scheduleCheck(listener);
    });
  }

  private get files(): string[] {
    return kubeconfigFiles(this.supplied.sources);
  }

  private hasNewFiles(): boolean {
    return (
      this.supplied.hasProblems ||
      !isDeepStrictEqual(this.versions, this.files.map(versionOf))
    );
  }

  private read(
    listener: (clusters: PlatformClusterDefinition[]) => void,
  ): void {
    const { config, logger } = this.options;
    let entries: unknown[];
    let versions: string[];
    let definitions: PlatformClusterDefinition[];
    try {
      entries = config.getOptional<unknown[]>('openmcp.clusters') ?? [];
      versions = kubeconfigFiles(entries).map(versionOf);
      definitions = readPlatformClusters(config, this.options);
    } catch (error) {
      logger.error(
        `The platform clusters stay as they are: ${
          error instanceof Error ? error.message : 'unknown error'
        }`,
      );
      return;
    }
    this.versions = versions;
    const clusters = this.supplied.update(
      definitions.map((definition, index) => ({
        definition,
        source: entries[index],
        connectionSource: pickConnection(entries[index]),
      })),
    );
    if (clusters) {
      listener(clusters);
    }
  }
}
