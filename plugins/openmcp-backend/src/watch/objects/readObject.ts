import { WatchedKind } from '../kinds';
import { ObservedObject } from './ObservedObject';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Reads one object of an answer. Items of a list carry neither kind nor API
 * version, so the kind is taken from the request.
 *
 * @param collectionNamespace - namespace of the collection that it is read from;
 *   undefined for the whole cluster
 * @returns undefined when it cannot even be told which object it is
 * @internal
 */
export function readObject(
  kind: WatchedKind,
  raw: unknown,
  collectionNamespace?: string,
): ObservedObject | undefined {
  const metadata = Object(Object(raw).metadata);
  const name = textOf(metadata.name);
  const uid = textOf(metadata.uid);
  const resourceVersion = textOf(metadata.resourceVersion);
  if (!name || !uid || !resourceVersion) {
    return undefined;
  }
  const kept = project(kind, raw);
  const namespace = textOf(metadata.namespace);
  const substitute = kept === 'broken' ? projectIdentity(kind, raw) : undefined;
  // A text of its own for each object that is known would take more memory.
  const shared = textsOf(kept);
  const ownName = shared?.name === name ? shared.name : name;
  return {
    key:
      namespace === '' || namespace === collectionNamespace
        ? ownName
        : `${namespace}/${name}`,
    uid: shared?.uid === uid ? shared.uid : uid,
    resourceVersion,
    kept,
    ...(substitute && { substitute }),
  };
}

function project(kind: WatchedKind, raw: unknown): ObservedObject['kept'] {
  try {
    return kind.project(raw);
  } catch {
    return 'broken';
  }
}

function projectIdentity(
  kind: WatchedKind,
  raw: unknown,
): ObservedObject['substitute'] {
  try {
    return kind.projectIdentity?.(raw);
  } catch {
    return undefined;
  }
}

/** Name and uid as the kept object holds them. */
function textsOf(
  kept: ObservedObject['kept'],
): { name: string; uid: string } | undefined {
  return kept !== 'broken' && Object(kept?.object).uid !== undefined
    ? (kept?.object as { name: string; uid: string })
    : undefined;
}
