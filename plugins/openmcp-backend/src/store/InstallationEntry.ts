import { isDeepStrictEqual } from 'node:util';
import {
  DeploymentObject,
  InstallationReference,
  JobObject,
  PodObject,
  ProviderObject,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createSharer } from './createSharer';
import { InstallationSnapshot } from './InstallationSnapshot';
import { OwnedObject } from './OwnedObject';

/**
 * The objects of one installation as they are now. It may exist before its
 * provider object, and go on for a while after it.
 *
 * @remarks
 * Lists are never changed but replaced, so that snapshots hold the same ones. They
 * are in the order of uids, which is the same in every backend process. There are
 * ten thousands of entries: what can be told from the objects is not kept beside
 * them.
 *
 * @internal
 */
export interface InstallationEntry extends InstallationReference {
  provider: ProviderObject | undefined;
  /** The spec of the provider object as a whole; see `KeptObject`. */
  liveSpec: string | undefined;
  jobs: JobObject[];
  deployments: DeploymentObject[];
  pods: PodObject[];
  /** What readers are given. */
  snapshot: InstallationSnapshot | undefined;
}

/** The same provider is installed on many clusters, with the same few settings. */
const shareSpec = createSharer<ProviderObject['spec']>();

const shareFinalizers = createSharer<string[]>();

/** For entries without objects of a kind; it is never changed. */
const none: never[] = [];

/**
 * An entry without objects.
 *
 * @internal
 */
export function createInstallationEntry({
  kind,
  name,
}: InstallationReference): InstallationEntry {
  return {
    kind,
    name,
    provider: undefined,
    liveSpec: undefined,
    jobs: none,
    deployments: none,
    pods: none,
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
 * The object of an installation with this uid.
 *
 * @internal
 */
export function findInEntry(
  entry: InstallationEntry,
  wanted: string,
): OwnedObject | undefined {
  const find = <TObject extends { uid: string }>(objects: TObject[]) =>
    objects.find(({ uid }) => uid === wanted);
  if (entry.provider?.uid === wanted) {
    return { type: 'provider', object: entry.provider, spec: entry.liveSpec };
  }
  const job = find(entry.jobs);
  if (job) {
    return { type: 'job', object: job };
  }
  const deployment = find(entry.deployments);
  if (deployment) {
    return { type: 'deployment', object: deployment };
  }
  const pod = find(entry.pods);
  return pod && { type: 'pod', object: pod };
}

/**
 * True when both say the same of an object.
 *
 * @internal
 */
export function isSameObject(a: OwnedObject, b: OwnedObject): boolean {
  const specOf = (kept: OwnedObject) =>
    kept.type === 'provider' ? kept.spec : undefined;
  return (
    a.type === b.type &&
    specOf(a) === specOf(b) &&
    isDeepStrictEqual(a.object, b.object)
  );
}

function withSharedParts(provider: ProviderObject): ProviderObject {
  provider.spec = shareSpec(provider.spec);
  provider.finalizers = shareFinalizers(provider.finalizers);
  return provider;
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
      entry.provider = withSharedParts(kept.object);
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
      entry.provider = undefined;
      entry.liveSpec = undefined;
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
