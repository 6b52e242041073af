import { EligibilitySentence } from '@openmcp/backstage-plugin-openmcp-common';
import { FIELD_MANAGER } from './fieldManager';

/**
 * What people should know about an apply that worked.
 *
 * @param texts - warnings of the cluster, cleaned; one that comes twice counts once
 * @param sharesOnly - true when no value changes, and only the portal becomes one
 *   of those who own the fields
 * @internal
 */
export function describeWarnings(
  texts: readonly string[],
  sharesOnly: boolean,
): EligibilitySentence[] {
  const warnings = [...new Set(texts)].map(text => ({
    code: 'cluster-warning',
    params: { text },
    message: text,
  }));
  return sharesOnly
    ? [
        {
          code: 'fields-shared',
          params: { manager: FIELD_MANAGER },
          message: `No value changes; ${FIELD_MANAGER} becomes an owner of the fields, beside those they have`,
        },
        ...warnings,
      ]
    : warnings;
}
