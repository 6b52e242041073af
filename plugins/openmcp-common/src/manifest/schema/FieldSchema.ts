/**
 * What may stand at one place of a manifest. The order of `fields` is the order
 * in which they are written.
 *
 * @internal
 */
export type FieldSchema =
  | { type: 'text'; notEmpty?: boolean; oneOf?: readonly string[] }
  | { type: 'boolean' }
  | { type: 'integer'; minimum: number; maximum: number }
  | { type: 'quantity' }
  | { type: 'list'; of: FieldSchema; key?: string }
  | { type: 'map'; of: FieldSchema }
  | ObjectSchema;

/**
 * An object with the fields that it may have.
 *
 * @internal
 */
export interface ObjectSchema {
  type: 'object';
  fields: Readonly<Record<string, FieldSchema>>;
  required: readonly string[];
}

const INT32_LIMIT = 2 ** 31;

/** @internal */
export const text: FieldSchema = { type: 'text' };

/** @internal */
export const boolean: FieldSchema = { type: 'boolean' };

/** @internal */
export const quantity: FieldSchema = { type: 'quantity' };

/** @internal */
export const int32: FieldSchema = {
  type: 'integer',
  minimum: -INT32_LIMIT,
  maximum: INT32_LIMIT - 1,
};

/**
 * Whole numbers that keep their value in JavaScript.
 *
 * @internal
 */
export const int64: FieldSchema = {
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
};

/**
 * A whole number of 32 bits that is not below a minimum.
 *
 * @internal
 */
export function int32From(minimum: number): FieldSchema {
  return { type: 'integer', minimum, maximum: INT32_LIMIT - 1 };
}

/**
 * A list; with a key no two entries have the same value there.
 *
 * @internal
 */
export function listOf(of: FieldSchema, key?: string): FieldSchema {
  return { type: 'list', of, ...(key !== undefined && { key }) };
}

/**
 * An object whose keys are free.
 *
 * @internal
 */
export function mapOf(of: FieldSchema): FieldSchema {
  return { type: 'map', of };
}

/**
 * An object; what is required is named behind its fields.
 *
 * @internal
 */
export function objectOf(
  fields: Readonly<Record<string, FieldSchema>>,
  ...required: string[]
): ObjectSchema {
  return { type: 'object', fields, required };
}
