import { Link } from 'react-router-dom';
import { useEntity } from '@backstage/plugin-catalog-react';
import { useInstallationAddress, useProblemText } from '../../pages/common';
import {
  InstallationAddress,
  useInstallation,
} from '../../pages/installation/useInstallation';
import { useTimeText } from '../../time';
import { useTranslation } from '../../language';
import {
  CardMessage,
  CardSkeleton,
  EntityCard,
  InstallationHint,
} from '../frame';
import { installationOf } from '../../pages/installation/installationOf';
import { InstallationState } from './InstallationState';

/**
 * An installation: is it up?
 *
 * @internal
 */
export function InstallationCard() {
  const { t } = useTranslation();
  const { entity } = useEntity();
  const address = installationOf(entity);
  return address ? (
    <State address={address} />
  ) : (
    <EntityCard title={t('entity.title.installation')}>
      <InstallationHint entity={entity} />
    </EntityCard>
  );
}

function State(props: { address: InstallationAddress }) {
  const { t } = useTranslation();
  const text = useTimeText();
  const problemText = useProblemText();
  const addressOf = useInstallationAddress();
  const { address } = props;
  const { name } = address;
  const live = useInstallation(address);
  const { data, problem } = live;
  const actions = { problem, onTryAgain: live.tryAgain };
  const page = addressOf(address);

  let content;
  if (problem?.kind === 'forbidden') {
    content = (
      <CardMessage sentence={t('forbidden.installation')} {...actions} />
    );
  } else if (data) {
    content = (
      <>
        {problem && (
          <CardMessage
            sentence={
              problem.kind === 'not-found'
                ? t('entity.installation.deleted', {
                    name,
                    clock: text.clock(problem.since),
                  })
                : t('entity.problem.installationKept', {
                    name,
                    ...problemText(problem, live.answeredAt),
                  })
            }
            {...actions}
          />
        )}
        <InstallationState
          installation={data}
          silentSince={problem && live.answeredAt}
          polling={live.polling}
        />
      </>
    );
  } else if (problem) {
    content = (
      <CardMessage
        sentence={
          problem.kind === 'not-found'
            ? t('entity.notFound.installation', { ...address })
            : t('entity.problem.installation', {
                name,
                ...problemText(problem),
              })
        }
        {...actions}
      />
    );
  } else {
    content = (
      <CardSkeleton
        label={t('entity.loading.installation')}
        attempt={live.attempt}
        onTryAgain={live.tryAgain}
      />
    );
  }
  return (
    <EntityCard
      title={t('entity.title.installation')}
      footer={
        data && (
          <>
            <Link to={page}>{t('entity.installation.details')}</Link>
            <Link to={`${page}?tab=timeline`}>
              {t('entity.installation.timeline')}
            </Link>
          </>
        )
      }
    >
      {content}
    </EntityCard>
  );
}
