import {
  ExpectedChanges,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What a person was shown that would change, as it is handed over to whoever
 * does it.
 *
 * @internal
 */
export function expectedOf({
  diff,
  uid,
}: PlatformServiceResult): ExpectedChanges {
  return {
    ...(uid !== undefined && { uid }),
    changes: diff.map(({ field, change, before, after }) => ({
      field,
      change,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    })),
  };
}
