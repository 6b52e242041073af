import { ReactNode } from 'react';
import { EligibilityRuleResult } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { QuietText } from '../QuietText';
import { EvidenceItem } from './EvidenceItem';
import { RuleRow } from './pairRules';
import { useRuleTexts } from './useRuleTexts';
import styles from './RuleRows.module.css';

/** Each thing once, although both views may name it. */
function unique<T>(items: readonly T[]): T[] {
  return [...new Map(items.map(item => [JSON.stringify(item), item])).values()];
}

function sentencesOf(
  row: RuleRow,
  sentence: (r: EligibilityRuleResult) => string,
) {
  const today = sentence(row.today);
  const later = row.withPlatformMode && sentence(row.withPlatformMode);
  return later === undefined || later === today
    ? { both: today }
    : { today, later };
}

/**
 * What an opened rule tells: its sentence, what it rests on, and what can be
 * done.
 *
 * @internal
 */
export function RuleDetails(props: {
  row: RuleRow;
  /** Stands below everything, for instance a link. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { row } = props;
  const results = [row.today, row.withPlatformMode].flatMap(
    result => result ?? [],
  );
  const sentences = sentencesOf(row, ruleTexts.sentence);
  const evidence = unique(results.flatMap(result => result.evidence));
  const remedies = unique(results.flatMap(result => result.remedy ?? []));
  const notes = unique(results.flatMap(result => result.notes));
  return (
    <div className={styles.details}>
      {sentences.both === undefined ? (
        <dl className={styles.views}>
          <dt>{t('verdict.today')}</dt>
          <dd>{sentences.today}</dd>
          <dt>{t('verdict.withPlatformMode')}</dt>
          <dd>{sentences.later}</dd>
        </dl>
      ) : (
        <p>{sentences.both}</p>
      )}
      {notes.map(note => (
        <p key={`${note.code}${note.message}`}>
          <QuietText>{ruleTexts.sentence(note)}</QuietText>
        </p>
      ))}
      {remedies.map(remedy => (
        <p key={`${remedy.code}${remedy.message}`}>
          <strong>
            {t('rules.remedy', { by: t(`rules.by.${remedy.by}`) })}
          </strong>{' '}
          {ruleTexts.sentence(remedy)}
        </p>
      ))}
      {evidence.length > 0 && (
        <div className={styles.evidence}>
          <QuietText>{t('rules.evidence')}</QuietText>
          <ul>
            {evidence.map(item => (
              <EvidenceItem key={JSON.stringify(item)} evidence={item} />
            ))}
          </ul>
        </div>
      )}
      {props.children}
    </div>
  );
}
