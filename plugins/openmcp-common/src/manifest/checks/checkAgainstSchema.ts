import type { Findings, Path } from '../findings';
import type { FieldSchema, ObjectSchema } from '../schema';
import { typeOf } from './reading';

// Number of names that a sentence can list.
const MOST_NAMES = 12;

/** Kubernetes: apimachinery `pkg/api/resource/quantity.go`, as the CRD has it. */
const QUANTITY =
  /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[KMGTPE]i|[numkMGTPE]|[eE][+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+))?$/;

const EXPECTED: Record<FieldSchema['type'], string> = {
  text: 'text',
  boolean: 'true or false',
  integer: 'a whole number',
  quantity: 'a quantity',
  list: 'a list',
  map: 'an object',
  object: 'an object',
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkCharacters(value: string, path: Path, findings: Findings): void {
  if (/\p{Cs}/u.test(value)) {
    findings.error(path, 'broken-text');
  } else if (value.includes('\0')) {
    findings.warning(path, 'control-characters');
  }
}

function checkText(
  value: string,
  schema: FieldSchema & { type: 'text' },
  path: Path,
  findings: Findings,
): void {
  checkCharacters(value, path, findings);
  if (schema.oneOf && !schema.oneOf.includes(value)) {
    findings.error(path, 'not-one-of', { value, allowed: schema.oneOf });
  } else if (schema.notEmpty && value === '') {
    findings.error(path, 'empty');
  }
}

function checkInteger(
  value: number,
  schema: FieldSchema & { type: 'integer' },
  path: Path,
  findings: Findings,
): void {
  const { minimum, maximum } = schema;
  if (!Number.isInteger(value)) {
    findings.error(path, 'not-whole', { value: String(value) });
  } else if (value < minimum || value > maximum) {
    findings.error(path, 'out-of-range', {
      value: String(value),
      minimum,
      maximum,
    });
  }
}

function checkQuantity(
  value: unknown,
  path: Path,
  findings: Findings,
): boolean {
  if (typeof value === 'string') {
    if (!QUANTITY.test(value)) {
      findings.error(path, 'quantity', { value });
    }
    return true;
  }
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) {
      findings.error(path, 'quantity', { value: String(value) });
    }
    return true;
  }
  return false;
}

function checkKeys(
  entries: unknown[],
  key: string,
  path: Path,
  findings: Findings,
): void {
  const seen = new Map<string, number>();
  entries.forEach((entry, position) => {
    const value =
      isObject(entry) && Object.hasOwn(entry, key) ? entry[key] : undefined;
    if (typeof value !== 'string') {
      return;
    }
    const first = seen.get(value);
    if (first === undefined) {
      seen.set(value, position);
    } else {
      findings.error([...path, position, key], 'duplicate', {
        key,
        value,
        first: `${String(path.at(-1))}[${first}]`,
      });
    }
  });
}

function checkFields(
  value: Record<string, unknown>,
  schema: ObjectSchema,
  path: Path,
  findings: Findings,
): void {
  const known = Object.keys(schema.fields);
  for (const name of Object.keys(value)) {
    if (value[name] === undefined) {
      continue;
    }
    if (Object.hasOwn(schema.fields, name)) {
      checkAgainstSchema(
        value[name],
        schema.fields[name],
        [...path, name],
        findings,
      );
    } else {
      findings.error([...path, name], 'unknown-field', {
        name,
        ...(known.length <= MOST_NAMES && { allowed: known }),
      });
    }
  }
  for (const name of schema.required) {
    if (!Object.hasOwn(value, name) || value[name] === undefined) {
      findings.error([...path, name], 'missing', { name });
    }
  }
}

function checkMap(
  value: Record<string, unknown>,
  of: FieldSchema,
  path: Path,
  findings: Findings,
): void {
  for (const [key, entry] of Object.entries(value)) {
    if (entry !== undefined) {
      checkCharacters(key, [...path, key], findings);
      checkAgainstSchema(entry, of, [...path, key], findings);
    }
  }
}

function checkFitting(
  value: unknown,
  schema: FieldSchema,
  path: Path,
  findings: Findings,
): boolean {
  switch (schema.type) {
    case 'text':
      if (typeof value !== 'string') return false;
      checkText(value, schema, path, findings);
      return true;
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      if (typeof value !== 'number') return false;
      checkInteger(value, schema, path, findings);
      return true;
    case 'quantity':
      return checkQuantity(value, path, findings);
    case 'list':
      if (!Array.isArray(value)) return false;
      // Not forEach: a hole in a list is as wrong as an undefined entry.
      for (let position = 0; position < value.length; position++) {
        checkAgainstSchema(
          value[position],
          schema.of,
          [...path, position],
          findings,
        );
      }
      if (schema.key !== undefined) {
        checkKeys(value, schema.key, path, findings);
      }
      return true;
    case 'map':
      if (!isObject(value)) return false;
      checkMap(value, schema.of, path, findings);
      return true;
    default:
      if (!isObject(value)) return false;
      checkFields(value, schema, path, findings);
      return true;
  }
}

/**
 * Checks a value as the API server does with the schema of the CRD: types,
 * required and unknown fields, limits, keys of lists. Walks no deeper than the
 * schema, whatever the value is.
 *
 * @internal
 */
export function checkAgainstSchema(
  value: unknown,
  schema: FieldSchema,
  path: Path,
  findings: Findings,
): void {
  if (!checkFitting(value, schema, path, findings)) {
    findings.error(path, 'wrong-type', {
      expected: EXPECTED[schema.type],
      actual: typeOf(value),
    });
  }
}
