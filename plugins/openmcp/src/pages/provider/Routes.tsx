import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';
import { OutcomeChip, pairRules, RuleRows, Section } from '../../components';
import { useTranslation } from '../../language';
import styles from './ProviderPage.module.css';

/**
 * Every route by which the tool can live on the platform cluster, best first,
 * each with its rules.
 *
 * @internal
 */
export function Routes(props: {
  host: EligibilityReport['host'];
  stale: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Section title={t('provider.routes')}>
      <div className={styles.groups}>
        {props.host.routes.map(({ outcome, results, route }) => (
          <div key={route}>
            <h3 className={styles.group}>
              {t(`provider.route.${route}`)}{' '}
              <OutcomeChip
                outcome={outcome}
                dimension={t('verdict.toolAnotherWay')}
                stale={props.stale}
              />
            </h3>
            <RuleRows
              label={t(`provider.route.${route}`)}
              rows={pairRules(results)}
              stale={props.stale}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
