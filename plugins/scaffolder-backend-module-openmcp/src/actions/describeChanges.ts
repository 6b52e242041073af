import type {
  FieldChange,
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
    const values = sides.length > 0 ? sides.map(shorten).join(' -> ') : change;
    return `${SIGNS[change]} ${field}: ${values}`;
  });
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
