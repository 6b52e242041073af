import type { PlatformModeStatement } from '../../client';

/**
 * Who stated when how an image is told to use platform mode.
 *
 * @public
 */
export interface RecordedPlatformMode extends PlatformModeStatement {
  /**
   * The image that it was said for, as the spec names it, tag or digest included. Of
   * another image it says nothing.
   */
  image?: string;
  /** Entity reference of the person. */
  by?: string;
  /** RFC 3339; when it was first stated. */
  at?: string;
}

const WAYS: readonly unknown[] = ['env', 'flag', 'config'];

function textOf(object: object, field: string): string | undefined {
  const value = Object.hasOwn(object, field)
    ? (object as Record<string, unknown>)[field]
    : undefined;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads the annotation that records a statement.
 *
 * @param recorded - text of the annotation
 * @returns undefined when the text is not such a record
 * @public
 */
export function parseRecordedPlatformMode(
  recorded: unknown,
): RecordedPlatformMode | undefined {
  if (typeof recorded !== 'string') {
    return undefined;
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(recorded);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) {
    return undefined;
  }
  const via = textOf(parsed, 'via');
  if (!WAYS.includes(via)) {
    return undefined;
  }
  const record: RecordedPlatformMode = {
    via: via as RecordedPlatformMode['via'],
  };
  for (const field of ['name', 'value', 'image', 'by', 'at'] as const) {
    const value = textOf(parsed, field);
    if (value !== undefined) {
      record[field] = value;
    }
  }
  return record;
}

/**
 * Text of the annotation that records a statement. An equal statement about the same
 * image that is on the object already keeps its text, so that writing the same again
 * changes nothing.
 *
 * @param record - the statement, the image, who makes it and when (RFC 3339)
 * @param live - text of the annotation on the object as it is now
 * @public
 */
export function recordPlatformMode(
  record: RecordedPlatformMode,
  live?: string,
): string {
  const { via, name, value, image, by, at } = record;
  const recorded = parseRecordedPlatformMode(live);
  if (
    live !== undefined &&
    recorded?.via === via &&
    recorded.name === name &&
    recorded.value === value &&
    recorded.image === image
  ) {
    return live;
  }
  return JSON.stringify({ via, name, value, image, by, at });
}
