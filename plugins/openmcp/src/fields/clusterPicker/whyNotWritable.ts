import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { Translate } from '../../language';
import { FieldOptions } from '../common';

/**
 * Why a cluster cannot be chosen by this person for what the template does;
 * undefined when it can.
 *
 * @internal
 */
export function whyNotWritable(
  { delivery, may, title }: Cluster,
  { onlyDirect, right }: Pick<FieldOptions, 'onlyDirect' | 'right'>,
  t: Translate,
): string | undefined {
  if (!may[right]) {
    return right === 'delete'
      ? t('service.cluster.mayNotDelete', { cluster: title })
      : t('form.cluster.mayNot', { cluster: title });
  }
  return onlyDirect && delivery === 'gitops'
    ? t('service.cluster.gitops', { cluster: title })
    : undefined;
}
