import {
  FieldChange,
  parseRecordedPlatformMode,
  PLATFORM_MODE_ANNOTATION,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';

/** A line of the log stays readable up to this length of a value. */
const LONGEST_VALUE = 200;
const SIGNS = { added: '+', changed: '~', removed: '-' };

/**
 * The difference to the cluster, one line per field. Values of environment
 * variables are not part of it, so that such a field is only said to be changed.
 *
 * @internal
 */
export function describeChanges(diff: FieldChange[]): string[] {
  return diff.map(({ field, change, before, after }) => {
    const sides = [before, after].filter(side => side !== undefined);
    const values =
      sides.length > 0
        ? sides.map(side => shorten(describeValue(field, side))).join(' -> ')
        : change;
    return `${SIGNS[change]} ${field}: ${values}`;
  });
}

/**
 * A value as a person writes it: texts without quotes, lists with commas, a
 * recorded statement as a sentence. What is nested stays JSON.
 */
function describeValue(field: string, json: string): string {
  const value = readJson(json);
  if (field === `metadata.annotations[${PLATFORM_MODE_ANNOTATION}]`) {
    const record = parseRecordedPlatformMode(value);
    if (record) {
      const told = [record.name, record.value].filter(Boolean).join('=');
      return `told by ${record.via}${told && ` ${told}`}, as ${
        record.by
      } states`;
    }
  }
  const entries = Array.isArray(value) ? value : [value];
  return entries.length > 0 && entries.every(isPlain)
    ? entries.map(String).join(', ')
    : json;
}

/** What reads the same without quotes. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string'
    ? value.trim() === value && /^[^\n,]+$/.test(value)
    : typeof value === 'number' || typeof value === 'boolean';
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // It was shortened.
    return undefined;
  }
}

/**
 * What an apply did, in one sentence.
 *
 * @internal
 */
export function describeResult(result: PlatformServiceResult): string {
  const { cluster, name, dryRun, diff } = result;
  const count = `${diff.length} ${diff.length === 1 ? 'field' : 'fields'}`;
  switch (result.result) {
    case 'created':
      return dryRun
        ? `${name} would be created on ${cluster}`
        : `${name} was created on ${cluster}`;
    case 'configured':
      return dryRun
        ? `${name} on ${cluster} would change in ${count}`
        : `${name} on ${cluster} was changed in ${count}`;
    default:
      return 'unchanged, nothing written';
  }
}

function shorten(value: string): string {
  return value.length > LONGEST_VALUE
    ? `${value.slice(0, LONGEST_VALUE - 1)}…`
    : value;
}
