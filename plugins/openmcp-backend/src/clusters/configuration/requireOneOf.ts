import { ConfigurationProblem } from './ConfigurationProblem';

/**
 * Those of the keys that say something; `false` says nothing.
 *
 * @internal
 */
export function presentKeys(value: object, keys: string[]): string[] {
  const entries = new Map(Object.entries(value));
  return keys.filter(key => {
    const entry = entries.get(key);
    return entry !== undefined && entry !== false;
  });
}

/**
 * Checks that exactly one of several keys is set.
 *
 * @throws ConfigurationProblem otherwise
 * @internal
 */
export function requireOneOf(
  path: string,
  value: object,
  keys: string[],
): void {
  const given = presentKeys(value, keys);
  if (given.length === 0) {
    throw new ConfigurationProblem(path, `needs one of ${keys.join(', ')}`);
  }
  if (given.length > 1) {
    throw new ConfigurationProblem(
      `${path}.${given[1]}`,
      `cannot be set beside ${given[0]}`,
    );
  }
}
