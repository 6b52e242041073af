import { BackstageCredentials } from '@backstage/backend-plugin-api';
import {
  Cluster,
  InstallationReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  InstallationPage,
  RememberedInstallationView,
} from './InstallationPage';
import { InstallationQuery } from './InstallationQuery';

/**
 * On whose behalf something is read.
 *
 * @internal
 */
export interface ReadOptions {
  credentials: BackstageCredentials;
  /**
   * The same for requests with the same credentials, which may wait for the same
   * decision; missing where that cannot be told.
   */
  joinKey?: string;
  /**
   * Told when something is not found because the caller may not see it. Nothing
   * of that may be told to the caller.
   */
  onHidden?: (hidden: { permission: string; resource: string }) => void;
}

/**
 * Reads installations for a caller.
 *
 * @internal
 */
export interface InstallationsReader {
  /**
   * @throws NotAllowedError when the caller may see none at all
   */
  listInstallations(
    query: InstallationQuery,
    options: ReadOptions,
  ): Promise<InstallationPage>;

  /**
   * @returns undefined when it is not there, and just so when it may not be seen,
   * so that its name is not confirmed
   * @throws NotAllowedError when the caller may see none at all
   */
  findInstallation(
    reference: InstallationReference & { cluster: string },
    options: ReadOptions,
  ): Promise<RememberedInstallationView | undefined>;
}

/**
 * Reads platform clusters for a caller.
 *
 * @internal
 */
export interface ClustersReader {
  /** Whether every source of clusters has said which there are. */
  readonly isComplete: boolean;

  /**
   * @throws NotAllowedError when the caller may see none at all
   */
  listClusters(options: ReadOptions): Promise<Cluster[]>;
}
