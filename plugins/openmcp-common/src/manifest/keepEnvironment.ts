import type { PlatformServiceSpec } from '../client';

/**
 * Result of {@link keepEnvironment}.
 *
 * @public
 */
export interface KeptEnvironment {
  /** The spec with the values in the place of `keep`. */
  spec: PlatformServiceSpec;
  /** Names of variables that are to be kept and are not on the live object. */
  missing: string[];
}

function liveVariables(liveSpec: unknown): Map<string, string | undefined> {
  const variables = new Map<string, string | undefined>();
  const env = (liveSpec as { env?: unknown } | null | undefined)?.env;
  for (const entry of Array.isArray(env) ? env : []) {
    if (typeof entry?.name === 'string') {
      variables.set(
        entry.name,
        typeof entry.value === 'string' ? entry.value : undefined,
      );
    }
  }
  return variables;
}

/**
 * Replaces each `{name, keep: true}` by the variable as it is on the cluster.
 *
 * @param spec - the spec as it was asked for
 * @param liveSpec - spec of the live object; undefined when there is none
 * @public
 */
export function keepEnvironment(
  spec: PlatformServiceSpec,
  liveSpec: unknown,
): KeptEnvironment {
  if (!spec.env) {
    return { spec, missing: [] };
  }
  const live = liveVariables(liveSpec);
  const missing: string[] = [];
  const env = spec.env.flatMap(({ keep, ...entry }) => {
    if (!keep) {
      return [entry];
    }
    if (!live.has(entry.name)) {
      missing.push(entry.name);
      return [];
    }
    const value = live.get(entry.name);
    return [{ name: entry.name, ...(value !== undefined && { value }) }];
  });
  return { spec: { ...spec, env }, missing };
}
