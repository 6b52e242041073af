import { Entity } from '@backstage/catalog-model';
import { Button } from '@backstage/ui';
import { RiCheckLine, RiFileCopyLine } from '@remixicon/react';
import { QuietText, useCopy } from '../../components';
import { useTranslation } from '../../language';
import { annotationYaml } from './annotationYaml';
import styles from './AnnotationHint.module.css';

/**
 * Says which annotations are missing, with an example for this very entity.
 *
 * @internal
 */
export function AnnotationHint(props: {
  entity: Entity;
  sentence: string;
  /** What to put where the reader knows more than we do, by annotation. */
  annotations: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation();
  const { annotations, entity, sentence } = props;
  const yaml = annotationYaml(entity, annotations);
  const { copied, copyText, refused } = useCopy(yaml);
  return (
    <div className={styles.hint}>
      <p className={styles.sentence}>{sentence}</p>
      <pre
        className={styles.yaml}
        role="region"
        aria-label={t('entity.annotation.yaml', { name: entity.metadata.name })}
        // It scrolls sideways, which the keyboard must be able to do, too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {yaml}
      </pre>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="secondary"
          iconStart={copied ? <RiCheckLine /> : <RiFileCopyLine />}
          onPress={copyText}
        >
          {copied ? t('entity.annotation.copied') : t('entity.annotation.copy')}
        </Button>
        {refused && <QuietText>{t('copy.refused')}</QuietText>}
      </div>
    </div>
  );
}
