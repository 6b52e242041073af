import {
  EligibilityReport,
  EligibilityRuleResult,
  Outcome,
} from '@openmcp/backstage-plugin-openmcp-common';
import { OutcomeChip, outcomeSeverity, useRuleTexts } from '../../components';
import { useTranslation } from '../../language';
import styles from './ManifestPreview.module.css';

function worstFirst(results: readonly EligibilityRuleResult[]) {
  return [...results].sort(
    (one, other) =>
      outcomeSeverity(other.outcome) - outcomeSeverity(one.outcome),
  );
}

/**
 * The results of the view that is asked for, without those that are fine.
 *
 * @param outcomes - keeps these alone; all but `ok` by default
 * @internal
 */
export function openRules(
  { wrap }: EligibilityReport,
  view: 'today' | 'withPlatformMode',
  outcomes?: readonly Outcome[],
): EligibilityRuleResult[] {
  return worstFirst(
    (wrap[view]?.results ?? []).filter(({ outcome }) =>
      outcomes ? outcomes.includes(outcome) : outcome !== 'ok',
    ),
  );
}

/**
 * Results of rules under a title: outcome, question and sentence.
 *
 * @internal
 */
export function RemainingRules(props: {
  title: string;
  results: readonly EligibilityRuleResult[];
}) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  if (props.results.length === 0) {
    return null;
  }
  return (
    <div className={styles.rules}>
      <h4 className={styles.heading}>{props.title}</h4>
      <ul className={styles.list}>
        {props.results.map(result => (
          <li key={result.ruleId} className={styles.rule}>
            <OutcomeChip outcome={result.outcome} dimension={t('rules.rule')} />
            <span className={styles.sentence}>
              {ruleTexts.sentence(result)}
              {result.remedy && (
                <>
                  {' '}
                  <span className={styles.quiet}>
                    {ruleTexts.sentence(result.remedy)}
                  </span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
