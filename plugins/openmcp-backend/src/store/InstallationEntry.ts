import {
  DeploymentObject,
  JobObject,
  PodObject,
  ProviderObject,
} from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationSnapshot } from './InstallationSnapshot';
import { OwnedObject } from './OwnedObject';

/**
 * The objects of one installation as they are now, by uid. It may exist before
 * its provider object, and go on for a while after it.
 *
 * @internal
 */
export interface InstallationEntry {
  provider?: ProviderObject;
  /** The spec of the provider object as a whole; see `KeptObject`. */
  liveSpec?: string;
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

/**
 * Takes an object in, in place of an earlier state of it.
 *
 * @internal
 */
export function putIntoEntry(
  entry: InstallationEntry,
  kept: OwnedObject,
): void {
  switch (kept.type) {
    case 'provider':
      entry.provider = kept.object;
      entry.liveSpec = kept.spec;
      break;
    case 'job':
      entry.jobs.set(kept.object.uid, kept.object);
      break;
    case 'deployment':
      entry.deployments.set(kept.object.uid, kept.object);
      break;
    default:
      entry.pods.set(kept.object.uid, kept.object);
  }
}

/**
 * Lets an object go.
 *
 * @internal
 */
export function removeFromEntry(
  entry: InstallationEntry,
  kept: OwnedObject,
): void {
  const { uid } = kept.object;
  switch (kept.type) {
    case 'provider':
      if (entry.provider?.uid === uid) {
        entry.provider = undefined;
        entry.liveSpec = undefined;
      }
      break;
    case 'job':
      entry.jobs.delete(uid);
      break;
    case 'deployment':
      entry.deployments.delete(uid);
      break;
    default:
      entry.pods.delete(uid);
  }
}
