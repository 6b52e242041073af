import { ReactNode } from 'react';
import {
  decidingResult,
  EligibilityReport,
  EligibilityVerdict,
} from '@openmcp/backstage-plugin-openmcp-common';
import { RiArrowDownSLine, RiArrowRightSLine } from '@remixicon/react';
import { OutcomeChip, QuietText, useRuleTexts } from '../../components';
import { useTranslation } from '../../language';
import { ReportChanges } from './compareReports';
import styles from './Verdicts.module.css';

/** The first sentence that decides, and how many others there are. */
function Deciding(props: {
  verdict: Pick<EligibilityVerdict, 'outcome' | 'results'>;
  /** Said when nothing stands against it. */
  fine: string;
}) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { fine, verdict } = props;
  const deciding = decidingResult(verdict);
  const others = verdict.results.filter(
    result => result.outcome === deciding?.outcome && result !== deciding,
  );
  if (!deciding) {
    return <p className={styles.sentence}>{fine}</p>;
  }
  return (
    <p className={styles.sentence}>
      {ruleTexts.sentence(deciding)}
      {others.length > 0 && (
        <>
          {' '}
          <QuietText>{t('provider.more', { count: others.length })}</QuietText>
        </>
      )}
    </p>
  );
}

function Box(props: {
  label: string;
  hint?: string;
  conditional?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`${styles.box} ${props.conditional ? styles.conditional : ''}`}
    >
      <div className={styles.label}>
        <strong>{props.label}</strong>{' '}
        {props.hint && <QuietText>{props.hint}</QuietText>}
      </div>
      {props.children}
    </div>
  );
}

/**
 * The three answers in one look: the image today, the image with platform mode,
 * the tool by another way.
 *
 * @internal
 */
export function Verdicts(props: {
  report: EligibilityReport;
  released: boolean;
  stale: boolean;
  changedBy?: { cluster: string; changes: ReportChanges };
  showsRoutes: boolean;
  onShowRoutes: (shows: boolean) => void;
}) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { changedBy, released, report, showsRoutes, stale } = props;
  const { host, platformMode, wrap } = report;
  const mark = (view: 'today' | 'withPlatformMode' | 'host') =>
    changedBy?.changes[view] && (
      <span className={styles.changed}>
        {t('rules.byCluster', { cluster: changedBy.cluster })}
      </span>
    );
  const notApplicable = wrap.reason && ruleTexts.sentence(wrap.reason);
  const [bestRoute] = host.routes;
  let modeHint: string = t('verdict.withPlatformModeHint');
  if (released) {
    const version = platformMode?.releasedSince;
    modeHint = version
      ? t('verdict.withPlatformModeReleasedHint', { version })
      : t('verdict.todayHint');
  }
  return (
    <section className={styles.verdicts} aria-label={t('provider.verdict')}>
      <Box label={t('verdict.today')} hint={t('verdict.todayHint')}>
        {wrap.applicable && wrap.today ? (
          <>
            <div className={styles.chip}>
              <OutcomeChip
                outcome={wrap.today.outcome}
                dimension={t('verdict.today')}
                stale={stale}
              />
              {mark('today')}
            </div>
            <Deciding
              verdict={wrap.today}
              fine={t('provider.nothingAgainst')}
            />
          </>
        ) : (
          <p className={styles.sentence}>{notApplicable}</p>
        )}
      </Box>
      <Box
        label={t('verdict.withPlatformMode')}
        hint={modeHint}
        conditional={!released}
      >
        {wrap.applicable && wrap.withPlatformMode ? (
          <>
            <div className={styles.chip}>
              <OutcomeChip
                outcome={wrap.withPlatformMode.outcome}
                dimension={t('verdict.withPlatformMode')}
                conditional={!released}
                framedOutside
                stale={stale}
              />
              {mark('withPlatformMode')}
            </div>
            <Deciding
              verdict={wrap.withPlatformMode}
              fine={t(
                released ? 'provider.nothingAgainst' : 'provider.nothingWould',
              )}
            />
          </>
        ) : (
          <p className={styles.sentence}>{notApplicable}</p>
        )}
      </Box>
      <Box label={t('verdict.toolAnotherWay')}>
        {host.applicable && host.outcome ? (
          <>
            <div className={styles.chip}>
              <OutcomeChip
                outcome={host.outcome}
                dimension={t('verdict.toolAnotherWay')}
                stale={stale}
              />
              {mark('host')}
            </div>
            {bestRoute && (
              <div className={styles.sentence}>
                {t('provider.bestRoute', { count: host.routes.length })}
                {': '}
                <button
                  type="button"
                  className={styles.disclosure}
                  aria-expanded={showsRoutes}
                  onClick={() => props.onShowRoutes(!showsRoutes)}
                >
                  {t(`provider.route.${bestRoute.route}`)}
                  {showsRoutes ? (
                    <RiArrowDownSLine size={16} aria-hidden />
                  ) : (
                    <RiArrowRightSLine size={16} aria-hidden />
                  )}
                </button>
              </div>
            )}
          </>
        ) : (
          <p className={styles.sentence}>
            {host.reason && ruleTexts.sentence(host.reason)}
          </p>
        )}
      </Box>
    </section>
  );
}
