import { useId } from 'react';
import { EligibilitySentence } from '@openmcp/backstage-plugin-openmcp-common';
import { useRuleTexts } from '../../components';
import styles from './RemovalPreview.module.css';

/**
 * Sentences under a heading; nothing where there are none.
 *
 * @internal
 */
export function RemovalParts(props: {
  title: string;
  parts: readonly EligibilitySentence[];
}) {
  const ruleTexts = useRuleTexts();
  const id = useId();
  if (props.parts.length === 0) {
    return null;
  }
  return (
    <div className={styles.part}>
      <h4 id={id} className={styles.heading}>
        {props.title}
      </h4>
      <ul className={styles.list} aria-labelledby={id}>
        {props.parts.map(part => (
          <li key={part.message}>{ruleTexts.sentence(part)}</li>
        ))}
      </ul>
    </div>
  );
}
