import {
  DeploymentObject,
  JobObject,
  PodObject,
  ProviderObject,
} from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationSnapshot } from './InstallationSnapshot';
import { OwnedObject } from './OwnedObject';

/**
 * The objects of one installation as they are now. It may exist before its
 * provider object, and go on for a while after it.
 *
 * @remarks
 * Lists are never changed but replaced, so that snapshots hold the same ones. They
 * are in the order of uids, which is the same in every backend process.
 *
 * @internal
 */
export interface InstallationEntry {
  provider: ProviderObject | undefined;
  /** The spec of the provider object as a whole; see `KeptObject`. */
  liveSpec: string | undefined;
  jobs: JobObject[];
  deployments: DeploymentObject[];
  pods: PodObject[];
  /** What readers are given. */
  snapshot: InstallationSnapshot | undefined;
}

/**
 * An entry without objects.
 *
 * @internal
 */
export function createInstallationEntry(): InstallationEntry {
  return {
    provider: undefined,
    liveSpec: undefined,
    jobs: [],
    deployments: [],
    pods: [],
    snapshot: undefined,
  };
}

/**
 * True when nothing is left of an installation.
 *
 * @internal
 */
export function isEmptyEntry(entry: InstallationEntry): boolean {
  return (
    !entry.provider &&
    entry.jobs.length === 0 &&
    entry.deployments.length === 0 &&
    entry.pods.length === 0
  );
}

function withObject<TObject extends { uid: string }>(
  objects: TObject[],
  object: TObject,
): TObject[] {
  const place = objects.findIndex(({ uid }) => uid >= object.uid);
  if (place < 0) {
    // A list that is spread and added to has room for 16 more.
    return objects.concat(object);
  }
  return objects[place].uid === object.uid
    ? objects.with(place, object)
    : objects.toSpliced(place, 0, object);
}

function withoutObject<TObject extends { uid: string }>(
  objects: TObject[],
  goneUid: string,
): TObject[] {
  const place = objects.findIndex(({ uid }) => uid === goneUid);
  return place < 0 ? objects : objects.toSpliced(place, 1);
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
      entry.jobs = withObject(entry.jobs, kept.object);
      break;
    case 'deployment':
      entry.deployments = withObject(entry.deployments, kept.object);
      break;
    default:
      entry.pods = withObject(entry.pods, kept.object);
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
      entry.jobs = withoutObject(entry.jobs, uid);
      break;
    case 'deployment':
      entry.deployments = withoutObject(entry.deployments, uid);
      break;
    default:
      entry.pods = withoutObject(entry.pods, uid);
  }
}
