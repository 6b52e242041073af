import { ButtonIcon } from '@backstage/ui';
import { RiCheckLine, RiFileCopyLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import { QuietText } from '../QuietText';
import { useCopy } from '../useCopy';
import { formatImage, shortImage } from './shortImage';
import styles from './ImageName.module.css';

/**
 * Properties of {@link ImageName}.
 *
 * @internal
 */
export interface ImageNameProps {
  /** The whole reference, shown on hover. */
  reference: string;
  /** Adds a button that copies the whole reference. */
  copy?: boolean;
  /** Writes the tag below the name. */
  stacked?: boolean;
}

/**
 * An image by its last path segment and tag.
 *
 * @internal
 */
export function ImageName(props: ImageNameProps) {
  const { t } = useTranslation();
  const { copy, reference, stacked } = props;
  const { copied, refused, copyText } = useCopy(reference);
  if (!reference) {
    return <span title={t('time.unknownTooltip')}>{t('image.unknown')}</span>;
  }
  const name = formatImage(reference, t('image.impliedTag'));
  if (!copy) {
    // What cannot be parsed is shown whole.
    const end = shortImage(reference) ? name.search(/[:@]/) : -1;
    return (
      <span
        className={`${styles.short} ${stacked ? styles.stacked : ''}`}
        title={reference}
      >
        <span className={styles.repository}>
          <bdi>{end > 0 ? name.slice(0, end) : name}</bdi>
        </span>
        {end > 0 && (
          <span className={styles.tag}>
            <span className={styles.separator}>{name.slice(end, end + 1)}</span>
            {name.slice(end + 1)}
          </span>
        )}
      </span>
    );
  }
  return (
    <span className={styles.image}>
      <span className={styles.name} title={reference}>
        {name}
      </span>
      <ButtonIcon
        size="small"
        variant="tertiary"
        aria-label={copied ? t('image.copied') : t('image.copy')}
        icon={copied ? <RiCheckLine /> : <RiFileCopyLine />}
        onPress={copyText}
      />
      {refused && <QuietText>{t('copy.refused')}</QuietText>}
    </span>
  );
}
