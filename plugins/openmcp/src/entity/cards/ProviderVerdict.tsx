import { Entity } from '@backstage/catalog-model';
import {
  decidingResult,
  EligibilityReport,
} from '@openmcp/backstage-plugin-openmcp-common';
import { RiAlertLine } from '@remixicon/react';
import {
  OutcomeChip,
  QuietText,
  useRuleTexts,
  VerdictPair,
} from '../../components';
import { hasPlatformMode } from '../../pages/common';
import { useTranslation } from '../../language';
import styles from './ProviderVerdict.module.css';

/** What is wrong with the traits, as far as a line has room for it. */
function Findings(props: { findings: EligibilityReport['findings'] }) {
  const { t } = useTranslation();
  const [first] = props.findings;
  return (
    <p className={styles.findings}>
      <RiAlertLine size={16} aria-hidden />
      <span className={styles.clamped}>
        {t('entity.provider.findings', {
          count: props.findings.length,
          first: t('entity.provider.finding', {
            path: first.path,
            message: first.message,
          }),
        })}{' '}
        <QuietText>{t('entity.provider.findingsEffect')}</QuietText>
      </span>
    </p>
  );
}

function Deciding(props: { report: EligibilityReport; released: boolean }) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { today, withPlatformMode } = props.report.wrap;
  const verdict =
    today && today.outcome !== 'ok' ? today : withPlatformMode ?? today;
  const deciding = verdict && decidingResult(verdict);
  return (
    <p className={`${styles.sentence} ${styles.clamped}`}>
      {deciding
        ? ruleTexts.sentence(deciding)
        : t(
            props.released
              ? 'entity.provider.fine'
              : 'entity.provider.fineWould',
          )}
    </p>
  );
}

/**
 * Both verdicts about an image, or by which other way a tool may come.
 *
 * @internal
 */
export function ProviderVerdict(props: {
  entity: Entity;
  report: EligibilityReport;
  stale: boolean;
}) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { entity, report, stale } = props;
  const { findings, host, platformMode, wrap } = report;
  const { today, withPlatformMode } = wrap;
  const released = hasPlatformMode({
    kind:
      entity.spec?.type === 'openmcp-platform-service'
        ? 'platform-service'
        : 'service-provider',
    platformMode,
  });
  const isPair = wrap.applicable && today && withPlatformMode;
  return (
    <>
      {isPair ? (
        <VerdictPair
          today={today.outcome}
          withPlatformMode={withPlatformMode.outcome}
          released={released}
          stale={stale}
        />
      ) : (
        <p className={styles.sentence}>
          {wrap.reason && ruleTexts.sentence(wrap.reason)}
        </p>
      )}
      {findings.length > 0 && <Findings findings={findings} />}
      {findings.length === 0 && isPair && (
        <Deciding report={report} released={released} />
      )}
      <p className={styles.host}>
        <QuietText>{t('verdict.toolAnotherWay')}</QuietText>{' '}
        {host.applicable && host.outcome ? (
          <OutcomeChip
            outcome={host.outcome}
            dimension={t('verdict.toolAnotherWay')}
            stale={stale}
          />
        ) : (
          host.reason && ruleTexts.sentence(host.reason)
        )}
      </p>
    </>
  );
}
