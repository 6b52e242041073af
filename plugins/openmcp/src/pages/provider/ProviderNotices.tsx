import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';
import { RiAlertLine } from '@remixicon/react';
import { Banner } from '../../components';
import { useTranslation } from '../../language';
import styles from './ProviderPage.module.css';

/**
 * Why the declared traits do not count, as far as that is so.
 *
 * @internal
 */
export function ProviderNotices(props: {
  name: string;
  report: EligibilityReport;
}) {
  const { t } = useTranslation();
  const { name, report } = props;
  const { claimedBy = [], findings, trust } = report;
  const icon = <RiAlertLine size={16} aria-hidden />;
  return (
    <>
      {trust === 'untrusted' && (
        <Banner family="warning" icon={icon}>
          {t('provider.untrusted', { name })}
        </Banner>
      )}
      {trust === 'conflicting' && (
        <Banner family="warning" icon={icon}>
          {t('provider.conflicting', { entities: claimedBy.join(', ') })}
        </Banner>
      )}
      {findings.length > 0 && (
        <Banner family="warning" icon={icon}>
          {t('provider.findings', { count: findings.length })}
          <ul className={styles.findings}>
            {findings.map(({ message, path }) => (
              <li key={`${path}${message}`}>
                <code>{path}</code>: {message}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
