import { ResourceKind } from '../kinds';
import { KubernetesObject } from '../objects';
import { ApiError } from './ApiError';

/**
 * Tells whether an object is selected.
 *
 * @internal
 */
export type Selector = (object: KubernetesObject) => boolean;

const identity: Selector = () => true;

function fieldOf(object: KubernetesObject, path: string): string {
  let value: unknown = object;
  for (const name of path.split('.')) {
    value = (value as Record<string, unknown> | undefined)?.[name];
  }
  return value === undefined ? '' : String(value);
}

function labelRequirement(text: string): Selector {
  const label = (object: KubernetesObject, key: string) =>
    object.metadata.labels?.[key];
  const set = /^(\S+)\s+(in|notin)\s+\((.*)\)$/.exec(text);
  if (set) {
    const [, key, operator, list] = set;
    const values = list.split(',').map(value => value.trim());
    return object =>
      values.includes(label(object, key) ?? '\0') === (operator === 'in');
  }
  const comparison = /^([^=!\s]+)\s*(==|=|!=)\s*([^=!\s]*)$/.exec(text);
  if (comparison) {
    const [, key, operator, value] = comparison;
    return object => (label(object, key) === value) === (operator !== '!=');
  }
  const existence = /^(!?)([^=!\s]+)$/.exec(text);
  if (existence) {
    const [, not, key] = existence;
    return object => (label(object, key) !== undefined) === !not;
  }
  throw ApiError.badRequest(`unable to parse requirement: ${text}`);
}

/**
 * Reads a label selector.
 *
 * @param text - the query parameter
 * @throws ApiError 400 when it cannot be read
 * @internal
 */
export function labelSelector(text: string | null): Selector {
  if (!text) {
    return identity;
  }
  const requirements = text
    .split(/,(?![^()]*\))/)
    .map(part => labelRequirement(part.trim()));
  return object => requirements.every(requirement => requirement(object));
}

/**
 * Reads a field selector.
 *
 * @param text - the query parameter
 * @param kind - decides which fields may be named
 * @throws ApiError 400 when a field cannot be selected by
 * @internal
 */
export function fieldSelector(
  text: string | null,
  kind: ResourceKind,
): Selector {
  if (!text) {
    return identity;
  }
  const requirements = text.split(',').map(part => {
    const match = /^([^=!]+)(==|=|!=)(.*)$/.exec(part);
    if (!match) {
      throw ApiError.badRequest(`invalid selector: '${text}'`);
    }
    const [, path, operator, value] = match;
    const known = ['metadata.name', 'metadata.namespace'].concat(
      kind.selectableFields,
    );
    if (!known.includes(path)) {
      throw ApiError.badRequest(
        kind.custom
          ? `field label not supported: ${path}`
          : `"${path}" is not a known field selector`,
      );
    }
    return (object: KubernetesObject) =>
      (fieldOf(object, path) === value) === (operator !== '!=');
  });
  return object => requirements.every(requirement => requirement(object));
}
