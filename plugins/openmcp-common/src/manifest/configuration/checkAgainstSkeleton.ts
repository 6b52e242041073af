import { typeOf } from '../checks/reading';
import type { Findings, Path } from '../findings';
import { isPlaceholder, placeholderFor } from './placeholders';

function expectedBy(example: unknown): string {
  switch (typeof example) {
    case 'string':
      return 'text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    default:
      return Array.isArray(example) ? 'a list' : 'an object';
  }
}

function isOfSameType(value: unknown, example: unknown): boolean {
  return (
    value !== null &&
    typeof value === typeof example &&
    Array.isArray(value) === Array.isArray(example)
  );
}

/** Where nothing but the name of a field is known, any value fits. */
function isOpen(example: unknown, name: string | number | undefined): boolean {
  return example === null || example === placeholderFor(name);
}

/**
 * Checks a value by an example of it: types, and that whatever the example has is
 * there and filled in. What goes beyond the example is not looked at.
 *
 * @internal
 */
export function checkAgainstSkeleton(
  value: unknown,
  example: unknown,
  path: Path,
  findings: Findings,
): void {
  const name = path.at(-1);
  if (value === undefined || value === null || isPlaceholder(value)) {
    findings.error(path, 'missing', { name: String(name) });
    return;
  }
  if (isOpen(example, name)) {
    return;
  }
  if (!isOfSameType(value, example)) {
    findings.error(path, 'wrong-type', {
      expected: expectedBy(example),
      actual: typeOf(value),
    });
    return;
  }
  if (Array.isArray(value)) {
    checkEntries(value, (example as unknown[])[0], path, findings);
  } else if (typeof value === 'object') {
    checkFields(value, example as object, path, findings);
  } else if (value === '') {
    findings.error(path, 'empty');
  }
}

function checkEntries(
  entries: readonly unknown[],
  example: unknown,
  path: Path,
  findings: Findings,
): void {
  if (entries.length === 0) {
    findings.error(path, 'empty');
  } else if (example !== undefined) {
    entries.forEach((entry, position) =>
      checkAgainstSkeleton(entry, example, [...path, position], findings),
    );
  }
}

function checkFields(
  value: object,
  example: object,
  path: Path,
  findings: Findings,
): void {
  for (const [name, field] of Object.entries(example)) {
    // Names of a map are placeholders, too: any one entry will do.
    if (isPlaceholder(name)) {
      checkMap(value, name, field, path, findings);
    } else {
      checkAgainstSkeleton(
        Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
        field,
        [...path, name],
        findings,
      );
    }
  }
}

function checkMap(
  value: object,
  placeholder: string,
  example: unknown,
  path: Path,
  findings: Findings,
): void {
  const entries = Object.entries(value);
  if (entries.length === 0) {
    findings.error(path, 'empty');
  }
  for (const [name, field] of entries) {
    if (name === placeholder || isPlaceholder(name)) {
      findings.error([...path, name], 'missing', { name });
    } else {
      checkAgainstSkeleton(field, example, [...path, name], findings);
    }
  }
}
