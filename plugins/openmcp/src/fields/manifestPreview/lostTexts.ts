import {
  FieldChange,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import { Translate } from '../../pages/common/sentences/SentenceParams';

/**
 * Says why an update is refused although the cluster would take it; empty when
 * it is not.
 *
 * @internal
 */
export function lostTexts(
  { name, result }: PlatformServiceResult,
  lost: readonly FieldChange[],
  cluster: string,
  t: Translate,
): string[] {
  return result === 'created'
    ? [t('service.update.notThere', { name, cluster })]
    : lost.map(({ field }) => t('service.update.lost', { field }));
}
