import { Entity } from '@backstage/catalog-model';
import { useTranslation } from '../../language';
import { ANNOTATION } from '../../api/annotations';
import { AnnotationHint } from './AnnotationHint';

/**
 * Says how an entity tells which installation it stands for. What it says already
 * is kept.
 *
 * @internal
 */
export function InstallationHint(props: { entity: Entity }) {
  const { t } = useTranslation();
  const { entity } = props;
  const given = entity.metadata.annotations ?? {};
  return (
    <AnnotationHint
      entity={entity}
      sentence={t('entity.annotation.installation')}
      annotations={{
        [ANNOTATION.cluster]:
          given[ANNOTATION.cluster] ?? t('entity.annotation.value.cluster'),
        [ANNOTATION.kind]: t('entity.annotation.value.kind'),
        [ANNOTATION.name]:
          given[ANNOTATION.name] ?? t('entity.annotation.value.name'),
      }}
    />
  );
}
