import { useEntity } from '@backstage/plugin-catalog-react';
import { useProblemText } from '../../pages/common';
import { useTranslation } from '../../language';
import { CardMessage, EntityCard } from '../frame';
import { SystemInstallations } from './SystemInstallations';
import { useSystemProviders } from './useSystemProviders';

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
  const { data, problem, tryAgain } = useSystemProviders(entity);
  const name = entity.metadata.title ?? entity.metadata.name;
  if (data) {
    return data.length > 0 ? (
      <SystemInstallations name={name} providers={data} />
    ) : null;
  }
  return problem ? (
    <EntityCard height="tall" title={t('entity.title.system')}>
      <CardMessage
        sentence={t('entity.problem.systemParts', {
          name,
          ...problemText(problem),
        })}
        problem={problem}
        onTryAgain={tryAgain}
      />
    </EntityCard>
  ) : null;
}
