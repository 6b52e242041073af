import { Button, Flex } from '@backstage/ui';
import { QuietText, Section, useCopy } from '../../components';
import { useTranslation } from '../../language';
import styles from './OverviewPage.module.css';

const EXAMPLE = `openmcp:
  clusters:
    - name: eu-live
      kubeconfig:
        file: /etc/portal/kubeconfig
        context: eu-live
`;

/**
 * Shows how a platform cluster is made known to the portal.
 *
 * @internal
 */
export function ConnectCluster() {
  const { t } = useTranslation();
  const { copied, copyText, refused } = useCopy(EXAMPLE);
  return (
    <Section title={t('overview.connect.title')}>
      <p className={styles.paragraph}>{t('overview.connect.description')}</p>
      {/* It scrolls sideways, so the keyboard must be able to reach it. */}
      <pre
        className={styles.example}
        role="region"
        aria-label={t('overview.connect.region')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {EXAMPLE}
      </pre>
      <Flex gap="2" align="center">
        <Button size="small" variant="secondary" onPress={copyText}>
          {copied ? t('overview.connect.copied') : t('overview.connect.copy')}
        </Button>
        {refused && <QuietText>{t('copy.refused')}</QuietText>}
      </Flex>
    </Section>
  );
}
