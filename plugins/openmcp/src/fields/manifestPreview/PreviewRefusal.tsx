import { RiErrorWarningFill } from '@remixicon/react';
import { Banner } from '../../components';
import { useTranslation } from '../../language';
import { Refusal } from '../common';
import { refusalTexts } from './refusalTexts';
import { openRules, RemainingRules } from './RemainingRules';
import styles from './ManifestPreview.module.css';

/**
 * Why it would be refused: fields with their owners, or the rules that stand
 * against it.
 *
 * @internal
 */
export function PreviewRefusal(props: {
  refusal: Refusal;
  name: string;
  cluster: string;
}) {
  const { t } = useTranslation();
  const { cluster, name, refusal } = props;
  const report = refusal.eligibility;
  const view =
    report?.wrap.withPlatformMode?.outcome === 'blocked'
      ? 'withPlatformMode'
      : 'today';
  return (
    <>
      <div role="alert">
        <Banner
          family="negative"
          icon={<RiErrorWarningFill size={16} aria-hidden />}
        >
          <p className={styles.paragraph}>
            {t('form.preview.refused', { name, cluster })}
          </p>
          <ul className={styles.list}>
            {refusalTexts(refusal, t).map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      </div>
      {report && (
        <RemainingRules
          title={t('form.preview.rules')}
          results={openRules(report, view, ['blocked', 'unknown'])}
        />
      )}
    </>
  );
}
