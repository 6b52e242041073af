import { HealthChip, QuietText } from '../../components';
import { useTranslation } from '../../language';
import { GraphNode } from './model';
import styles from './Dependencies.module.css';

/**
 * How a node is: the health of what is installed of it, or why there is none.
 *
 * @internal
 */
export function NodeFacts(props: {
  node: GraphNode;
  /** The answer about health is old. */
  stale: boolean;
  wordless?: boolean;
}) {
  const { t } = useTranslation();
  const { node, stale, wordless } = props;
  const { candidate, health, notInstalled, seeded } = node;
  return (
    <span className={styles.facts}>
      {health && (
        <>
          <HealthChip
            health={health.worst}
            stale={stale || health.stale}
            wordless={wordless}
          />
          <span>
            {t('dependencies.node.count', {
              ready: String(health.ready),
              total: String(health.total),
            })}
          </span>
        </>
      )}
      {candidate && (
        <span
          className={styles.mark}
          title={t('dependencies.node.candidateTooltip')}
        >
          {t('dependencies.node.candidate')}
        </span>
      )}
      {notInstalled && !candidate && (
        <QuietText>{t('dependencies.node.notInstalled')}</QuietText>
      )}
      {seeded && (
        <span
          className={styles.mark}
          title={t('dependencies.node.seededTooltip')}
        >
          {t('dependencies.node.seeded')}
        </span>
      )}
      {!health && !candidate && !notInstalled && !seeded && (
        <QuietText>{t(`dependencies.node.kind.${node.kind}`)}</QuietText>
      )}
    </span>
  );
}
