import { ObjectSchema } from '../schema';

/**
 * A kind that the API server serves in one version.
 *
 * @internal
 */
export interface ResourceKind {
  /** Plural and group, such as `jobs.batch`. */
  id: string;
  /** Empty for the core group. */
  group: string;
  version: string;
  kind: string;
  listKind: string;
  plural: string;
  singular: string;
  shortNames?: string[];
  namespaced: boolean;
  /** Defined by a CustomResourceDefinition. */
  custom: boolean;
  /** Whether there is a status subresource. */
  hasStatus: boolean;
  /** Fields that a field selector may name, besides metadata. */
  selectableFields: string[];
  /** What its objects look like; built-in kinds are not checked. */
  schema?: ObjectSchema;
}

/**
 * The apiVersion of a kind's objects.
 *
 * @param kind - the kind
 * @internal
 */
export function apiVersionOf(kind: { group: string; version: string }): string {
  return kind.group ? `${kind.group}/${kind.version}` : kind.version;
}
