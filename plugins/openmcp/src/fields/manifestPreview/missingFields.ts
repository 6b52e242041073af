import { Translate } from '../../language';
import { FieldOptions, FormValues } from '../common';

/**
 * Says what has to be chosen before there can be a preview.
 *
 * @internal
 */
export function missingFields(
  values: FormValues,
  { isUpdate }: Pick<FieldOptions, 'isUpdate'>,
  t: Translate,
): string {
  const needed = isUpdate
    ? (['cluster', 'name', 'image'] as const)
    : (['provider', 'cluster', 'name', 'image'] as const);
  const missing = needed.filter(field => values[field] === undefined);
  return t('form.missing', {
    fields: missing.map(field => t(`form.missingFields.${field}`)).join(', '),
  });
}
