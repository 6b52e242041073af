import { ClusterAnswer } from './ClusterAnswer';
import { readStatus, StatusBody } from './StatusBody';

/**
 * A field that somebody else has applied.
 *
 * @internal
 */
export interface OwnedField {
  /** For instance `spec.env[LOG].value`. */
  field: string;
  /** The manager, for instance `kubectl-edit`. */
  owner: string;
}

/**
 * The fields that an API server names in a conflict, with their managers.
 *
 * @remarks
 * Source: kubernetes/apimachinery, `pkg/util/managedfields/internal/conflict.go`:
 * the message reads `conflict with "<manager>"`, with more behind it for those
 * that do not apply.
 *
 * @internal
 */
export function readOwnedFields({ causes }: StatusBody): OwnedField[] {
  return causes
    .filter(({ reason }) => reason === 'FieldManagerConflict')
    .map(({ field, message }) => ({
      field,
      owner: /conflict with "([^"]+)"/.exec(message)?.[1] ?? 'another manager',
    }));
}

/**
 * The same of an answer; none when it is no conflict about fields.
 *
 * @internal
 */
export function ownedFieldsOf(answer: ClusterAnswer): OwnedField[] {
  const status =
    answer.statusCode === 409 ? readStatus(answer.body) : undefined;
  return status ? readOwnedFields(status) : [];
}
