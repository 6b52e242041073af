import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { ManifestText } from './ManifestText';
import styles from './ManifestPreview.module.css';

/**
 * The configuration object that the provider needs, and who makes it.
 *
 * @internal
 */
export function ConfigurationDraft(props: {
  draft: NonNullable<EligibilityReport['configuration']>;
  isThroughRepository: boolean;
}) {
  const { t } = useTranslation();
  const { draft, isThroughRepository } = props;
  const { findings, kind, manifest, name, neededBefore, optional } = draft;
  const who = isThroughRepository
    ? t('form.configuration.inRepository')
    : t('form.configuration.notWritten');
  return (
    <>
      <p className={styles.paragraph}>
        {optional
          ? t('form.configuration.optional', { kind, name })
          : t('form.configuration.needed', {
              kind,
              name,
              step: t(`form.configuration.step.${neededBefore}`),
            })}{' '}
        {who}
      </p>
      {findings.length > 0 && (
        <p className={styles.paragraph}>
          {t('form.configuration.gaps', {
            fields: findings.map(({ field }) => field).join(', '),
          })}
        </p>
      )}
      <ManifestText name={name} manifest={manifest} />
    </>
  );
}
