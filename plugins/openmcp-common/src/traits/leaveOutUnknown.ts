import type * as z from 'zod/mini';
import { closestAlternative, renderPath } from './describeIssue';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

interface UnknownFields {
  parent: Path;
  names: readonly string[];
}

/** More places than an honest mistake has; bounds the work on hostile input. */
const MOST_PLACES = 1000;

/**
 * A value without the fields that its schema does not know.
 *
 * @remarks
 * The value itself is not changed. What lies below an unknown field is never
 * looked at, so it may be of any size and even refer to itself.
 *
 * @internal
 */
export function leaveOutUnknown(
  value: unknown,
  schema: z.ZodMiniType,
): { value: unknown; unknownPaths: string[] } {
  const result = schema.safeParse(value);
  if (result.success) {
    return { value, unknownPaths: [] };
  }
  const unknown = result.error.issues
    .flatMap(issue => unknownOf(issue, []))
    .slice(0, MOST_PLACES);
  return {
    value: unknown.reduce<unknown>(
      (rest, { parent, names }) => without(rest, parent, new Set(names)),
      value,
    ),
    unknownPaths: unknown.flatMap(({ parent, names }) =>
      names.map(name => renderPath([...parent, name])),
    ),
  };
}

function unknownOf(issue: Issue, base: Path): UnknownFields[] {
  const parent = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return [{ parent, names: issue.keys }];
  }
  if (issue.code === 'invalid_union') {
    const closest = closestAlternative(issue.errors) ?? [];
    return closest.flatMap(inner => unknownOf(inner, parent));
  }
  return [];
}

function without(
  value: unknown,
  parent: Path,
  names: ReadonlySet<string>,
): unknown {
  if (parent.length === 0) {
    return Object.fromEntries(
      Object.entries(value as object).filter(([name]) => !names.has(name)),
    );
  }
  const [step, ...rest] = parent;
  if (Array.isArray(value)) {
    const copy = value.slice();
    copy[Number(step)] = without(copy[Number(step)], rest, names);
    return copy;
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([name, field]) => [
      name,
      name === step ? without(field, rest, names) : field,
    ]),
  );
}
