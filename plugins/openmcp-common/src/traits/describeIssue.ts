import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/**
 * What is allowed at one place of traits.
 *
 * @internal
 */
export interface Allowed {
  /** Path below the field that was read, for instance `[0].scope`. */
  at: string;
  message: string;
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

/**
 * Says what is allowed where a value does not fit, in our own words: the reader
 * maintains an entity and knows nothing of the library that read it.
 *
 * @internal
 */
export function describeIssue(issue: Issue): Allowed[] {
  const at = renderPath(issue.path);
  if (issue.code === 'invalid_union') {
    const closest = closestAlternative(issue.errors);
    return closest
      ? closest.flatMap(describeIssue).map(inner => ({
          at: `${at}${inner.at}`,
          message: inner.message,
        }))
      : [{ at, message: joinAlternatives(issue.errors) }];
  }
  return [{ at, message: allowedBy(issue) }];
}

/**
 * The alternative of a union that a value was meant to be: of the right type, and
 * wrong somewhere inside.
 *
 * @internal
 */
export function closestAlternative(
  alternatives: readonly (readonly Issue[])[],
): readonly Issue[] | undefined {
  return alternatives.find(
    issues =>
      issues.length > 0 &&
      issues.every(
        ({ code, path }) => path.length > 0 || code === 'unrecognized_keys',
      ),
  );
}

/**
 * A path as people write it: `.name`, `[0]`.
 *
 * @internal
 */
export function renderPath(path: readonly PropertyKey[]): string {
  return path
    .map(step =>
      typeof step === 'number' ? `[${step}]` : `.${String(step).slice(0, 80)}`,
    )
    .join('');
}

function joinAlternatives(alternatives: readonly (readonly Issue[])[]): string {
  const allowed = alternatives.flatMap(issues => issues.map(allowedBy));
  return [...new Set(allowed)].join(' or ');
}

function allowedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_value':
      return joinValues(issue.values.map(String));
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_format':
      if (issue.pattern === '/^fixed:.+/') {
        return 'providerName, selector, or "fixed:" and a name';
      }
      return issue.pattern?.startsWith('/^v')
        ? 'a version such as 1.2.0'
        : 'an entity reference such as component:default/flux';
    case 'too_small':
      return issue.origin === 'array'
        ? 'a list that is not empty'
        : 'a text that is not empty';
    default:
      return 'another value';
  }
}

function joinValues(values: readonly string[]): string {
  return values.length < 2
    ? values.join()
    : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
