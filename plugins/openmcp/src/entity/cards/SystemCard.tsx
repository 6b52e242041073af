import {
  Entity,
  parseEntityRef,
  RELATION_HAS_PART,
} from '@backstage/catalog-model';
import { useEntity } from '@backstage/plugin-catalog-react';
import { useProblemText } from '../../pages/common';
import { useTranslation } from '../../language';
import { CardMessage, CardSkeleton, EntityCard } from '../frame';
import { SystemInstallations } from './SystemInstallations';
import { useSystemProviders } from './useSystemProviders';

/** Only components are providers or tools, so others need not be waited for. */
function hasComponents({ relations = [] }: Entity): boolean {
  return relations.some(
    ({ targetRef, type }) =>
      type === RELATION_HAS_PART &&
      parseEntityRef(targetRef).kind.toLowerCase() === 'component',
  );
}

/**
 * A system: are all installations of its providers up? Nothing for systems that
 * openMCP has nothing to do with, which only the catalog can tell.
 *
 * @internal
 */
export function SystemCard() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { entity } = useEntity();
  const { attempt, data, problem, tryAgain } = useSystemProviders(entity);
  const name = entity.metadata.title ?? entity.metadata.name;
  if (data) {
    return data.length > 0 ? (
      <SystemInstallations name={name} providers={data} />
    ) : null;
  }
  if (!problem && !hasComponents(entity)) {
    return null;
  }
  return (
    <EntityCard height="tall" title={t('entity.title.system')}>
      {problem ? (
        <CardMessage
          sentence={t('entity.problem.systemParts', {
            name,
            ...problemText(problem),
          })}
          problem={problem}
          onTryAgain={tryAgain}
        />
      ) : (
        <CardSkeleton
          label={t('entity.loading.system')}
          attempt={attempt}
          rows={5}
          onTryAgain={tryAgain}
        />
      )}
    </EntityCard>
  );
}
