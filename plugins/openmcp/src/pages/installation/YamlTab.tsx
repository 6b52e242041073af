import { Button, Flex } from '@backstage/ui';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText, Section, useCopy } from '../../components';
import { useTranslation } from '../../language';
import { toYaml } from './toYaml';
import styles from './YamlTab.module.css';

/**
 * Spec and status of the object, as far as they are kept.
 *
 * @internal
 */
export function YamlTab(props: { installation: Installation }) {
  const { t } = useTranslation();
  const { installation } = props;
  const yaml = toYaml(installation, t('installation.yaml.valueNotKept'));
  const { copied, refused, copyText } = useCopy(yaml);
  return (
    <Section title={t('installation.yaml.title')}>
      <Flex justify="between" align="center" gap="3">
        <QuietText>{t('installation.yaml.description')}</QuietText>
        {refused && <QuietText>{t('copy.refused')}</QuietText>}
        <Button size="small" variant="secondary" onPress={copyText}>
          {copied ? t('installation.yaml.copied') : t('installation.yaml.copy')}
        </Button>
      </Flex>
      {/* It scrolls sideways, so the keyboard must be able to reach it. */}
      <pre
        className={styles.yaml}
        role="region"
        aria-label={t('installation.yaml.region', { name: installation.name })}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {yaml}
      </pre>
    </Section>
  );
}
