import { Link } from 'react-router-dom';
import { stringifyEntityRef } from '@backstage/catalog-model';
import { useEntity } from '@backstage/plugin-catalog-react';
import { CardBoundary } from '../../components';
import { useTranslation } from '../../language';
import { useProblemText, useProviderAddress } from '../../pages/common';
import { remediesOf } from '../../pages/provider/remediesOf';
import { useReport } from '../../pages/provider/useReport';
import { ANNOTATION } from '../../api/annotations';
import { isTool } from '../entityFilters';
import {
  AnnotationHint,
  CardMessage,
  CardSkeleton,
  EntityCard,
} from '../frame';
import { namesImage } from './namesImage';
import { ProviderVerdict } from './ProviderVerdict';
import { RunsOnLink } from './RunsOnLink';

/**
 * A provider or tool: may it run on the platform cluster, and does it?
 *
 * @internal
 */
export function ProviderCard() {
  const { t } = useTranslation();
  const { entity } = useEntity();
  return isTool(entity) || namesImage(entity) ? (
    <CardBoundary>
      <Verdicts />
    </CardBoundary>
  ) : (
    <EntityCard title={t('entity.title.provider')}>
      <AnnotationHint
        entity={entity}
        sentence={t('entity.annotation.image')}
        annotations={{
          [ANNOTATION.image]: t('entity.annotation.value.image'),
        }}
      />
    </EntityCard>
  );
}

function Verdicts() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const addressOf = useProviderAddress();
  const { entity } = useEntity();
  const tool = isTool(entity);
  const entityRef = stringifyEntityRef(entity);
  const address = addressOf(entityRef);
  const live = useReport({
    entityRef,
    kind: tool ? 'tool' : 'service-provider',
  });
  const { data, problem } = live;
  const name = entity.metadata.title ?? entity.metadata.name;
  const changes = data && remediesOf(data).length;

  let content;
  if (problem?.kind === 'forbidden') {
    content = (
      <CardMessage
        sentence={t('forbidden.providers')}
        problem={problem}
        onTryAgain={live.tryAgain}
      />
    );
  } else if (data) {
    content = (
      <>
        {problem && (
          <CardMessage
            sentence={t('entity.problem.verdictKept', {
              ...problemText(problem, live.answeredAt),
            })}
            problem={problem}
            onTryAgain={live.tryAgain}
          />
        )}
        <ProviderVerdict
          entity={entity}
          report={data}
          stale={Boolean(problem || data.freshness?.stale)}
        />
      </>
    );
  } else if (problem) {
    content = (
      <CardMessage
        sentence={
          problem.kind === 'not-found'
            ? t('entity.notFound.provider', { name })
            : t('entity.problem.verdict', problemText(problem))
        }
        problem={problem}
        onTryAgain={live.tryAgain}
      />
    );
  } else {
    content = (
      <CardSkeleton
        label={t('entity.loading.provider')}
        attempt={live.attempt}
        onTryAgain={live.tryAgain}
      />
    );
  }
  return (
    <EntityCard
      title={t(tool ? 'entity.title.tool' : 'entity.title.provider')}
      footer={
        data && (
          <>
            <Link to={`${address}?tab=changes`}>
              {changes === 0
                ? t('entity.provider.changesNone')
                : t('entity.provider.changes', { count: changes ?? 0 })}
            </Link>
            {!tool && <RunsOnLink entityRef={entityRef} address={address} />}
          </>
        )
      }
    >
      {content}
    </EntityCard>
  );
}
