import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { Section } from '../../components';
import { useTranslation } from '../../language';
import { ConditionsTable } from './ConditionsTable';
import { DriftSection } from './DriftSection';
import { ObjectTree } from './ObjectTree';
import { StaysSection } from './StaysSection';
import { WhyList } from './WhyList';
import styles from './StatusTab.module.css';

/**
 * Why the installation is as it is: findings, objects, conditions.
 *
 * @internal
 */
export function StatusTab(props: {
  installation: Installation;
  stale: boolean;
  chosen?: string;
}) {
  const { t } = useTranslation();
  const { chosen, installation, stale } = props;
  const reasons = installation.reasons.filter(
    reason => reason.health !== 'Healthy',
  );
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <Section
          title={t('installation.why.title', {
            number: String(reasons.length),
          })}
        >
          <WhyList reasons={reasons} stale={stale} />
        </Section>
        <Section title={t('installation.conditions.title')}>
          <ConditionsTable conditions={installation.conditions} />
        </Section>
        {installation.drift && <DriftSection drift={installation.drift} />}
        {installation.kind === 'PlatformService' &&
          !installation.managedByOperator && (
            <StaysSection installation={installation} />
          )}
      </div>
      <Section title={t('installation.tree.title')}>
        <ObjectTree installation={installation} stale={stale} chosen={chosen} />
      </Section>
    </div>
  );
}
