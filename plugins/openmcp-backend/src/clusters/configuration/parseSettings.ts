import { z } from 'zod';
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
    default:
      return new ConfigurationProblem(path, issue.message);
  }
}

/**
 * Checks a part of the configuration. No value is ever repeated.
 *
 * @param path - where it stands, for instance `openmcp.clusters[1]`
 * @throws ConfigurationProblem for the first mistake
 * @internal
 */
export function parseSettings<TSchema extends z.ZodType>(
  schema: TSchema,
  path: string,
  value: unknown,
): z.output<TSchema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) {
    throw renderIssue(path, parsed.error.issues[0]);
  }
  return parsed.data;
}
