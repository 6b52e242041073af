import { z } from 'zod';
import { ClusterSettings, clusterSchema } from './clusterSchema';
import { ConfigurationProblem } from './ConfigurationProblem';

type Issue = z.core.$ZodIssue;

function renderPath(prefix: string, path: PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : `${text}.${String(part)}`,
    prefix,
  );
}

function renderIssue(prefix: string, issue: Issue): ConfigurationProblem {
  const path = renderPath(prefix, issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return new ConfigurationProblem(
        `${path}.${issue.keys[0]}`,
        'is not a known key',
      );
    case 'invalid_type':
      return new ConfigurationProblem(
        path,
        issue.input === undefined
          ? 'is missing'
          : `has the wrong type, ${issue.expected} is expected`,
      );
    case 'invalid_value':
      return new ConfigurationProblem(
        path,
        `must be one of ${issue.values.join(', ')}`,
      );
    case 'invalid_union':
      return new ConfigurationProblem(path, 'must be true or false');
    default:
      return new ConfigurationProblem(path, issue.message);
  }
}

function requireOneOf(path: string, given: string[], known: string[]): void {
  if (given.length === 0) {
    throw new ConfigurationProblem(path, `needs one of ${known.join(', ')}`);
  }
  if (given.length > 1) {
    throw new ConfigurationProblem(
      `${path}.${given[1]}`,
      `cannot be set beside ${given[0]}`,
    );
  }
}

function presentKeys(value: object, keys: string[]): string[] {
  const entries = new Map(Object.entries(value));
  return keys.filter(key => {
    const entry = entries.get(key);
    return entry !== undefined && entry !== false;
  });
}

/**
 * Checks one entry of `openmcp.clusters` for itself; files are not looked at.
 *
 * @param path - where the entry stands, for instance `openmcp.clusters[1]`
 * @throws ConfigurationProblem for the first mistake
 * @internal
 */
export function parseClusterSettings(
  path: string,
  value: unknown,
): ClusterSettings {
  const parsed = clusterSchema.safeParse(value, { reportInput: true });
  if (!parsed.success) {
    throw renderIssue(path, parsed.error.issues[0]);
  }
  const settings = parsed.data;
  const ways = ['kubeconfig', 'inCluster', 'url'];
  requireOneOf(path, presentKeys(settings, ways), ways);
  if (settings.url === undefined) {
    const [useless] = presentKeys(settings, ['credentials', 'ca']);
    if (useless) {
      throw new ConfigurationProblem(
        `${path}.${useless}`,
        'can only be set beside url',
      );
    }
  }
  if (settings.credentials) {
    const known = ['token', 'tokenFile'];
    requireOneOf(
      `${path}.credentials`,
      presentKeys(settings.credentials, known),
      known,
    );
  }
  if (settings.ca) {
    const known = ['data', 'file'];
    requireOneOf(`${path}.ca`, presentKeys(settings.ca, known), known);
  }
  return settings;
}
