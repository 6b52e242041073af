import { WatchedKind } from './WatchedKind';

type Asked = Pick<WatchedKind, 'kind' | 'group' | 'metadataOnly'>;

const metadataKind = 'PartialObjectMetadata';
const metadataGroup = 'meta.k8s.io';

/**
 * Form in which a list of a kind is asked for.
 *
 * @internal
 */
export function acceptList({ metadataOnly }: Asked): string {
  return acceptOf(metadataOnly ? `${metadataKind}List` : undefined);
}

/**
 * Form in which the objects of events are asked for.
 *
 * @internal
 */
export function acceptObject({ metadataOnly }: Asked): string {
  return acceptOf(metadataOnly ? metadataKind : undefined);
}

/** Every API server makes metadata of any kind. */
function acceptOf(kind: string | undefined): string {
  return kind === undefined
    ? 'application/json'
    : `application/json;as=${kind};g=${metadataGroup};v=v1`;
}

/**
 * Kind and group that a list of a kind has to say it is of.
 *
 * @internal
 */
export function listTypeOf({ kind, group, metadataOnly }: Asked): {
  kind: string;
  group: string;
} {
  return metadataOnly
    ? { kind: `${metadataKind}List`, group: metadataGroup }
    : { kind: `${kind}List`, group };
}

/**
 * Kind that the object of an event has to say it is.
 *
 * @internal
 */
export function objectKindOf({ kind, metadataOnly }: Asked): string {
  return metadataOnly ? metadataKind : kind;
}
