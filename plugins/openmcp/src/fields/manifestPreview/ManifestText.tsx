import { useTranslation } from '../../language';
import styles from './ManifestPreview.module.css';

/**
 * The manifest as YAML, in an area that scrolls by itself.
 *
 * @internal
 */
export function ManifestText(props: { name: string; manifest: string }) {
  const { t } = useTranslation();
  return (
    <pre
      className={styles.code}
      role="region"
      aria-label={t('form.preview.manifest', { name: props.name })}
      // It scrolls, so the keyboard must be able to reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {props.manifest}
    </pre>
  );
}
