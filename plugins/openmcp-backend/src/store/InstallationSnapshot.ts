import { isDeepStrictEqual } from 'node:util';
import {
  deriveStatus,
  InstallationKind,
  InstallationObjects,
  InstallationReference,
  InstallationStatus,
  renderStatusSentence,
  StatusReason,
  StatusSentence,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createSharer } from './createSharer';

/** Most have no parameters or few, and the message follows from them. */
const shareSentenceOf = createSharer<StatusSentence>(
  ({ code, params, message }) =>
    `${code}\n${message}\n${JSON.stringify(params)}`,
);

const shareGeneration = createSharer<InstallationStatus['generation']>(
  ({ wanted, observed }) => `${wanted}/${observed}`,
);

const shareImage = createSharer<InstallationStatus['image']>(
  ({ wanted, running, differs }) =>
    `${differs}\n${wanted}\n${running.join('\n')}`,
);

/**
 * What is said of the Deployment and the Pods of an installation, one by one. It
 * repeats what the objects say and takes more memory than all the rest of the
 * status, so that it is made when somebody reads it.
 *
 * @internal
 */
export type WorkloadStatus = Pick<InstallationStatus, 'deployment' | 'pods'>;

/**
 * The part of the status that lists, filters and rules look at.
 *
 * @internal
 */
export type KeptStatus = Omit<
  InstallationStatus,
  keyof WorkloadStatus | 'reasons'
> & {
  /**
   * Missing where there is no other reason than that the installation is healthy,
   * which is so of most; see {@link describeReasons}.
   */
  reasons?: StatusReason[];
};

/**
 * All that is known of one installation at one moment. It never changes; what
 * changes is which snapshot is the current one.
 *
 * @internal
 */
export interface InstallationSnapshot {
  readonly cluster: string;
  readonly kind: InstallationKind;
  readonly name: string;
  /** Events are newest first. */
  readonly objects: Readonly<InstallationObjects>;
  readonly status: Readonly<KeptStatus>;
  /** When the status was derived, in milliseconds since the epoch. */
  readonly derivedAt: number;
  /**
   * Of a PlatformService: its spec as JSON, with hashes in the place of values of
   * environment variables.
   */
  readonly liveSpec?: string;
}

/**
 * Says of the Deployment and of each Pod what was so at the moment of the
 * snapshot, whenever it is asked.
 *
 * @internal
 */
export function describeWorkload({
  objects,
  derivedAt,
}: Pick<InstallationSnapshot, 'objects' | 'derivedAt'>): WorkloadStatus {
  // Attempts of init Jobs have no part in it.
  const { deployment, pods } = deriveStatus(
    objects,
    undefined,
    new Date(derivedAt),
  );
  return { deployment, pods };
}

/**
 * The reasons for the health of an installation, what decides first.
 *
 * @internal
 */
export function describeReasons({
  reasons,
  summary: { code, params },
  health,
  since,
}: Pick<
  KeptStatus,
  'reasons' | 'summary' | 'health' | 'since'
>): StatusReason[] {
  return (
    reasons ?? [
      {
        code,
        params,
        message: renderStatusSentence(code, params),
        health,
        object: undefined,
        since,
      },
    ]
  );
}

/**
 * True when nothing is known of the installation but that it is there.
 *
 * @internal
 */
export function isUnreadable({
  kind,
  objects,
}: Pick<InstallationSnapshot, 'kind' | 'objects'>): boolean {
  return objects.unreadKinds.includes(kind);
}

/**
 * What a snapshot is made from.
 *
 * @internal
 */
export interface DerivedInstallation
  extends Pick<InstallationSnapshot, 'objects' | 'derivedAt' | 'liveSpec'> {
  status: InstallationStatus;
}

/**
 * @param cluster - name of the cluster
 * @internal
 */
export function createInstallationSnapshot(
  cluster: string,
  { kind, name }: InstallationReference,
  { objects, status, derivedAt, liveSpec }: DerivedInstallation,
): InstallationSnapshot {
  return Object.freeze({
    cluster,
    kind,
    name,
    objects,
    status: keepStatus(status, objects),
    derivedAt,
    liveSpec,
  });
}

/**
 * True when nothing that readers are told differs from the snapshot.
 *
 * @internal
 */
export function isSameSnapshot(
  snapshot: InstallationSnapshot,
  { objects, status, liveSpec }: Omit<DerivedInstallation, 'derivedAt'>,
): boolean {
  const { deployment, pods } = status;
  return (
    snapshot.liveSpec === liveSpec &&
    isDeepStrictEqual(snapshot.objects, objects) &&
    isDeepStrictEqual(snapshot.status, keepStatus(status, objects)) &&
    // Time alone can change what is said of a Pod.
    isDeepStrictEqual(describeWorkload(snapshot), { deployment, pods })
  );
}

/** Time and object of a reason are its own, its words are not. */
function shareSentence(reason: StatusReason): StatusReason {
  const { code, health, object, since } = reason;
  const { params, message } = shareSentenceOf({
    code,
    params: reason.params,
    message: reason.message,
  });
  return { code, params, message, health, object, since };
}

/** True when the reasons are what {@link describeReasons} makes of the rest. */
function isHealthyAlone({ reasons, since }: InstallationStatus): boolean {
  const [first] = reasons;
  return (
    reasons.length === 1 &&
    first.code === 'healthy' &&
    first.object === undefined &&
    first.since === since
  );
}

/** Fields are named one by one: what is made by spreading takes more memory. */
function keepStatus(
  status: InstallationStatus,
  { unreadKinds }: InstallationObjects,
): KeptStatus {
  return {
    health: status.health,
    summary: shareSentenceOf(status.summary),
    reasons: isHealthyAlone(status)
      ? undefined
      : status.reasons.map(shareSentence),
    since: status.since,
    partial: status.partial,
    // Those of the whole cluster, rather than a copy for each installation.
    unreadKinds,
    phase: status.phase,
    conditions: status.conditions,
    generation: shareGeneration(status.generation),
    init: status.init,
    podsReady: status.podsReady,
    podsWanted: status.podsWanted,
    restarts: status.restarts,
    image: shareImage(status.image),
    reviewAt: status.reviewAt,
  };
}
