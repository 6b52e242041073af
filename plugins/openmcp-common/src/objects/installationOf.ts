import {
  InstallationKind,
  INSTALLATION_KINDS,
  isInstallationKind,
} from './InstallationKind';
import {
  JOB_ANNOTATIONS,
  OPERATOR_LABELS,
  splitOperatorName,
} from './operatorNames';
import { FieldReader, isRecord, UnknownRecord } from './parsing/FieldReader';
import { ParseOptions } from './parsing/ParseResult';
import { EventObject, InstallationReference } from './types';

const same = <T>(value: T): T => value;

const NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,251}[A-Za-z0-9])?$/;

/**
 * Tells to which installation a Job, Deployment or Pod belongs.
 *
 * @remarks
 * An owner reference to a provider object is most certain, then the labels
 * `app.kubernetes.io/name` and `/instance`, then the annotations
 * `openmcp.cloud/provider-kind` and `-name`. All of them hold the name as it is
 * written in the provider object, while the names of Jobs, Deployments and Pods
 * are lower-cased.
 *
 * @param raw - the object as it came from the cluster
 * @returns undefined when it belongs to none
 *
 * @public
 */
export function installationOf(
  raw: unknown,
  options: ParseOptions = {},
): InstallationReference | undefined {
  const metadata = isRecord(raw) && isRecord(raw.metadata) ? raw.metadata : {};
  const found =
    byOwner(metadata) ??
    byKeys(metadata.labels, OPERATOR_LABELS.kind, OPERATOR_LABELS.instance) ??
    byKeys(
      metadata.annotations,
      JOB_ANNOTATIONS.providerKind,
      JOB_ANNOTATIONS.providerName,
    );
  const { intern = same, internReference = same } = options;
  return (
    found && internReference({ kind: found.kind, name: intern(found.name) })
  );
}

/**
 * How {@link installationOfEvent} finds objects that are known already.
 *
 * @public
 */
export interface KnownInstallations {
  /** Installation of the object with this uid, the provider's own included. */
  byUid(uid: string): InstallationReference | undefined;
  /** Installation of this kind whose name, lower-cased, is the given one. */
  byLowerCaseName(
    kind: InstallationKind,
    lowerCaseName: string,
  ): InstallationReference | undefined;
}

/**
 * Tells to which installation an Event belongs: by the uid of what it is about,
 * or, for an object that is gone or was never seen, by kind and name.
 *
 * @returns undefined when it belongs to none that is known
 *
 * @public
 */
export function installationOfEvent(
  event: EventObject,
  known: KnownInstallations,
): InstallationReference | undefined {
  const { uid, kind, name } = event.regarding;
  const byUid = uid === undefined ? undefined : known.byUid(uid);
  if (byUid || kind === undefined || name === undefined) {
    return byUid;
  }
  const named = isInstallationKind(kind)
    ? { kind, name }
    : readObjectName(kind, name);
  return named && known.byLowerCaseName(named.kind, named.name.toLowerCase());
}

/** What Kubernetes adds to the name of a Job's Pod. */
const JOB_POD_SUFFIX = /-init-[a-z0-9]{5}$/;
/** What Kubernetes adds to the name of a ReplicaSet; it holds no vowels. */
const REPLICA_SET_SUFFIX = /-[b-df-hj-np-tv-z0-9]{6,10}$/;
const POD_SUFFIX = /-[a-z0-9]{5}$/;

function readObjectName(
  kind: string,
  name: string,
): InstallationReference | undefined {
  switch (kind) {
    case 'Job':
      return splitOperatorName(withoutSuffix(name, /-init$/));
    case 'Deployment':
      return splitOperatorName(name);
    case 'ReplicaSet':
      return splitOperatorName(withoutSuffix(name, REPLICA_SET_SUFFIX));
    case 'Pod':
      return splitOperatorName(
        JOB_POD_SUFFIX.test(name)
          ? withoutSuffix(name, JOB_POD_SUFFIX)
          : withoutSuffix(withoutSuffix(name, POD_SUFFIX), REPLICA_SET_SUFFIX),
      );
    default:
      return undefined;
  }
}

function withoutSuffix(name: string, suffix: RegExp): string {
  return suffix.test(name) ? name.replace(suffix, '') : '';
}

function byOwner(metadata: UnknownRecord): InstallationReference | undefined {
  for (const owner of new FieldReader().records(metadata.ownerReferences)) {
    const { apiVersion } = owner;
    if (
      typeof apiVersion === 'string' &&
      apiVersion.startsWith('openmcp.cloud/')
    ) {
      return toReference(owner.kind, owner.name);
    }
  }
  return undefined;
}

function byKeys(
  texts: unknown,
  kindKey: string,
  nameKey: string,
): InstallationReference | undefined {
  return isRecord(texts)
    ? toReference(texts[kindKey], texts[nameKey])
    : undefined;
}

function toReference(
  kindText: unknown,
  name: unknown,
): InstallationReference | undefined {
  const kind = INSTALLATION_KINDS.find(known => known === kindText);
  return kind && typeof name === 'string' && NAME.test(name)
    ? { kind, name }
    : undefined;
}
