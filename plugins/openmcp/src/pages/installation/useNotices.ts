import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime, useTimeText } from '../../time';
import { openmcpTranslationRef } from '../../translations';
import { useSentence } from '../common';

/**
 * The sentences below the health of an installation: what is wrong, and what
 * else must be known to understand the page.
 *
 * @internal
 */
export function useNotices(installation: Installation): string[] {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const text = useTimeText();
  const sentence = useSentence();
  const { finalizers, generation, reasons, summary, unreadKinds } =
    installation;

  const notices: string[] = [];
  const deletedSince = parseTime(installation.deletionTimestamp);
  if (deletedSince !== undefined) {
    const age = text.age(deletedSince);
    notices.push(
      finalizers.length > 0
        ? t('installation.notice.deleting', {
            age,
            finalizers: finalizers.join(', '),
          })
        : t('installation.notice.deletingNothing', { age }),
    );
  }
  const isSaid = ['healthy', 'terminating'].includes(summary.code);
  if (!isSaid) {
    notices.push(sentence(summary));
  }
  const oldVersion = reasons.find(
    reason => reason.code === 'old-version-serving',
  );
  if (oldVersion && summary.code !== oldVersion.code) {
    notices.push(sentence(oldVersion));
  }
  const isBehind =
    generation.observed !== undefined &&
    generation.observed < generation.wanted;
  if (isBehind && summary.code !== 'generation-behind') {
    notices.push(
      t('installation.notice.generationBehind', {
        wanted: String(generation.wanted),
        observed: String(generation.observed),
      }),
    );
  }
  if (unreadKinds.length > 0) {
    notices.push(
      t('installation.unreadKinds', {
        kinds: unreadKinds.join(', '),
        cluster: installation.cluster,
      }),
    );
  }
  if (installation.managedByOperator) {
    notices.push(t('installation.notice.operatorsOwn'));
  }
  return notices;
}
