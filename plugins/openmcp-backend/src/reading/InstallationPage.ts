import {
  Cluster,
  Drift,
  Freshness,
  Health,
  InstallationHistory,
} from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationSnapshot } from '../store';
import { SortPosition } from './InstallationQuery';

/**
 * An installation with what its cluster says of it.
 *
 * @internal
 */
export interface InstallationView {
  snapshot: InstallationSnapshot;
  clusterTitle: string;
  freshness: Freshness;
  simulated: boolean;
}

/**
 * One installation with what is remembered of it.
 *
 * @internal
 */
export interface RememberedInstallationView extends InstallationView {
  history: InstallationHistory;
  /** Of PlatformServices only. */
  drift?: Drift;
}

/**
 * One page of a list of installations.
 *
 * @internal
 */
export interface InstallationPage {
  items: InstallationView[];
  /** Installations that match, on all pages. */
  totalItems: number;
  /** Where the next page begins; missing after the last one. */
  next?: SortPosition;
  revision: string;
  clusters: Cluster[];
  /** Numbers by health of what matches all filters but that by health. */
  counts: Record<Health, number>;
}
