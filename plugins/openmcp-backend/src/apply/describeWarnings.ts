import { EligibilitySentence } from '@openmcp/backstage-plugin-openmcp-common';
import { OwnedField } from './answers';
import { FIELD_MANAGER } from './fieldManager';

/**
 * What people should know about an apply that worked.
 *
 * @internal
 */
export interface WarningsOfApply {
  /** Warnings of the cluster, cleaned; one that comes twice counts once. */
  texts: readonly string[];
  /** Fields that others have owned until now. */
  taken: readonly OwnedField[];
  /**
   * True when no value changes, and only the portal becomes one of those who own
   * the fields.
   */
  sharesOnly: boolean;
}

/** @internal */
export function describeWarnings({
  texts,
  taken,
  sharesOnly,
}: WarningsOfApply): EligibilitySentence[] {
  const shared: EligibilitySentence = {
    code: 'fields-shared',
    params: { manager: FIELD_MANAGER },
    message: `No value changes; ${FIELD_MANAGER} becomes an owner of the fields, beside those they have`,
  };
  return [
    ...(sharesOnly ? [shared] : []),
    ...taken.map(({ field, owner }) => ({
      code: 'field-taken',
      params: { field, owner },
      message: `${field} is taken over from ${owner}`,
    })),
    ...[...new Set(texts)].map(text => ({
      code: 'cluster-warning',
      params: { text },
      message: text,
    })),
  ];
}
