import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText, useRuleTexts, VerdictPair } from '../../components';
import { useTranslation } from '../../language';
import { hasPlatformMode } from '../common';
import styles from './ProvidersPage.module.css';

/** Why it is blocked, or why nothing is known. */
function useReason(item: ProviderItem): string | undefined {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  if (item.trust !== 'trusted') {
    return t(`providers.${item.trust}`);
  }
  const { today, withPlatformMode } = item.wrap;
  const blocked = [withPlatformMode, today].find(
    verdict => verdict?.outcome === 'blocked' && verdict.deciding,
  );
  return blocked?.deciding && ruleTexts.sentence(blocked.deciding);
}

/**
 * Both verdicts about the image, with the reason that decides.
 *
 * @internal
 */
export function ProviderVerdicts(props: {
  item: ProviderItem;
  stale: boolean;
  unlabelled?: boolean;
}) {
  const ruleTexts = useRuleTexts();
  const { item, stale, unlabelled } = props;
  const { applicable, reason, today, withPlatformMode } = item.wrap;
  const why = useReason(item);
  if (!applicable || !today || !withPlatformMode) {
    return (
      <span className={styles.quietCell}>
        <QuietText>{reason && ruleTexts.sentence(reason)}</QuietText>
      </span>
    );
  }
  return (
    <VerdictPair
      today={today.outcome}
      withPlatformMode={withPlatformMode.outcome}
      released={hasPlatformMode(item)}
      stale={stale}
      unlabelled={unlabelled}
    >
      {why && (
        <span className={styles.reason} title={why}>
          {why}
        </span>
      )}
    </VerdictPair>
  );
}
