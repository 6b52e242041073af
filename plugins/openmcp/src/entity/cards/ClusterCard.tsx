import { Link } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import { useEntity } from '@backstage/plugin-catalog-react';
import { useClusters, useProblemText } from '../../pages/common';
import { installationsRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import { ANNOTATION } from '../../api/annotations';
import { CardMessage, CardSkeleton, EntityCard } from '../frame';
import { ClusterFacts } from './ClusterFacts';

/**
 * A platform cluster: can it be read, and what runs on it?
 *
 * @internal
 */
export function ClusterCard() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const list = useRouteRef(installationsRouteRef)();
  const { entity } = useEntity();
  const name = entity.metadata.annotations?.[ANNOTATION.cluster]?.trim() ?? '';
  const live = useClusters();
  const { data, problem } = live;
  const cluster = data?.items.find(candidate => candidate.name === name);
  const actions = { problem, onTryAgain: live.tryAgain };

  let content;
  if (problem?.kind === 'forbidden') {
    content = (
      <CardMessage sentence={t('entity.forbidden.cluster')} {...actions} />
    );
  } else if (cluster) {
    content = (
      <>
        {problem && (
          <CardMessage
            sentence={t('entity.problem.clusterKept', {
              name,
              ...problemText(problem, live.answeredAt),
            })}
            {...actions}
          />
        )}
        <ClusterFacts cluster={cluster} silent={Boolean(problem)} />
      </>
    );
  } else if (data || problem) {
    content = (
      <CardMessage
        sentence={
          problem
            ? t('entity.problem.cluster', { name, ...problemText(problem) })
            : t('entity.notFound.cluster', { name })
        }
        problem={problem ?? { kind: 'not-found', since: 0 }}
        onTryAgain={live.tryAgain}
      />
    );
  } else {
    content = (
      <CardSkeleton
        label={t('entity.loading.cluster')}
        attempt={live.attempt}
        onTryAgain={live.tryAgain}
      />
    );
  }
  return (
    <EntityCard
      title={t('entity.title.cluster')}
      footer={
        cluster && (
          <Link to={`${list}?${new URLSearchParams({ cluster: name })}`}>
            {t('entity.cluster.show')}
          </Link>
        )
      }
    >
      {content}
    </EntityCard>
  );
}
