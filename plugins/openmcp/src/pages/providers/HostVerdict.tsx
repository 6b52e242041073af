import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { OutcomeChip, QuietText, useRuleTexts } from '../../components';
import { useTranslation } from '../../language';
import styles from './ProvidersPage.module.css';

/**
 * Whether the tool can live on the platform cluster by another route: the
 * outcome of the best one.
 *
 * @internal
 */
export function HostVerdict(props: {
  host: ProviderItem['host'];
  stale: boolean;
}) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { applicable, outcome, reason } = props.host;
  if (applicable && outcome) {
    return (
      <span className={styles.quietCell}>
        <OutcomeChip
          outcome={outcome}
          dimension={t('verdict.toolAnotherWay')}
          stale={props.stale}
        />
      </span>
    );
  }
  return (
    <span className={styles.quietCell}>
      <QuietText>{reason && ruleTexts.sentence(reason)}</QuietText>
    </span>
  );
}
