import {
  DeploymentObject,
  JobObject,
  PodObject,
  ProviderObject,
} from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationSnapshot } from './InstallationSnapshot';

/**
 * The objects of one installation as they are now, by uid. It may exist before
 * its provider object, and go on for a while after it.
 *
 * @internal
 */
export interface InstallationEntry {
  provider?: ProviderObject;
  jobs: Map<string, JobObject>;
  deployments: Map<string, DeploymentObject>;
  pods: Map<string, PodObject>;
  /** What readers are given. */
  snapshot?: InstallationSnapshot;
}

/**
 * An entry without objects.
 *
 * @internal
 */
export function createInstallationEntry(): InstallationEntry {
  return { jobs: new Map(), deployments: new Map(), pods: new Map() };
}

/**
 * True when nothing is left of an installation.
 *
 * @internal
 */
export function isEmptyEntry(entry: InstallationEntry): boolean {
  return (
    !entry.provider &&
    entry.jobs.size === 0 &&
    entry.deployments.size === 0 &&
    entry.pods.size === 0
  );
}
