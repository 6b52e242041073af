import {
  diffPlatformServices,
  Drift,
} from '@openmcp/backstage-plugin-openmcp-common';
import { AppliedSpec } from './AppliedSpec';

/** Longest text of a value that is told, in characters. */
const longestValue = 2_048;
/** Fields that are told of; more than a spec has. */
const mostFields = 200;

function shorten(text: string | undefined): string | undefined {
  return text === undefined || text.length <= longestValue
    ? text
    : `${text.slice(0, longestValue - 1)}…`;
}

/**
 * Compares a PlatformService as it is with what the portal applied last. Values of
 * environment variables are compared by their hashes and are in no part of the
 * result.
 *
 * @param live - JSON of the live spec, as of the applied one; undefined when it
 * could not be kept
 * @internal
 */
export function findDrift(
  applied: AppliedSpec | undefined,
  live: { generation: number; spec?: string },
): Drift {
  if (!applied) {
    return { state: 'not-applied', changes: [] };
  }
  const appliedAt = new Date(applied.appliedAt).toISOString();
  if (applied.generation === live.generation) {
    // Every change of a spec makes another generation.
    return { state: 'none', appliedAt, changes: [] };
  }
  if (live.spec === undefined || live.generation < applied.generation) {
    return { state: 'unknown', appliedAt, changes: [] };
  }
  const changes = diffPlatformServices(
    { spec: JSON.parse(applied.spec) },
    { spec: JSON.parse(live.spec) },
  );
  return {
    state: changes.length > 0 ? 'drifted' : 'none',
    appliedAt,
    changes: changes.slice(0, mostFields).map(change => ({
      ...change,
      before: shorten(change.before),
      after: shorten(change.after),
    })),
  };
}
