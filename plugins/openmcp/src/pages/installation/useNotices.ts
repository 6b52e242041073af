import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { useKindsText, useSentence } from '../common';

/**
 * The sentences below the health of an installation: what is wrong, and what
 * else must be known to understand the page.
 *
 * @internal
 */
export function useNotices(installation: Installation): string[] {
  const { t } = useTranslation();
  const times = useTimeText();
  const sentence = useSentence('whole');
  const kindsText = useKindsText();
  const { finalizers, generation, reasons, summary, unreadKinds } =
    installation;

  const notices: string[] = [];
  const deletedSince = parseTime(installation.deletionTimestamp);
  if (deletedSince !== undefined) {
    const age = times.age(deletedSince);
    notices.push(
      finalizers.length > 0
        ? t('installation.notice.deleting', {
            age,
            finalizers: finalizers.join(', '),
          })
        : t('installation.notice.deletingNothing', { age }),
    );
  }
  const main = reasons.find(reason => reason.code === summary.code) ?? summary;
  if (main.code === 'uninstall-failed') {
    const text = main.params.text;
    notices.push(
      text === undefined
        ? t('installation.notice.uninstallFailed')
        : t('installation.notice.uninstallFailedWith', { text: String(text) }),
    );
  } else if (main.code !== 'healthy' && main.code !== 'terminating') {
    notices.push(sentence(main));
  }
  const oldVersion = reasons.find(
    reason => reason.code === 'old-version-serving',
  );
  if (oldVersion && main.code !== oldVersion.code) {
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
        kinds: kindsText(unreadKinds),
        cluster: installation.cluster,
      }),
    );
  }
  const { owner } = installation;
  if (owner) {
    notices.push(
      t(`installation.notice.owned.${owner.tool}`, { owner: owner.name }),
    );
  }
  if (installation.managedByOperator) {
    notices.push(t('installation.notice.operatorsOwn'));
  }
  return notices;
}
