import { useParams } from 'react-router-dom';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { LoadingRegion, ProblemActions, RegionMessage } from '../../components';
import { openmcpTranslationRef } from '../../translations';
import { useDocumentTitle, useProblemText, useProviders } from '../common';
import { LoadedProvider } from './LoadedProvider';
import { NotFound } from './NotFound';
import { ProviderCrumbs } from './ProviderCrumbs';
import styles from './ProviderPage.module.css';

function ProviderView(props: { entityRef: string; name: string }) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const problemText = useProblemText();
  const live = useProviders();
  const { entityRef, name } = props;
  const { data, problem } = live;

  if (problem?.kind === 'forbidden') {
    return <RegionMessage sentence={t('forbidden.providers')} />;
  }
  const item = data?.items.find(
    candidate => candidate.entityRef.toLocaleLowerCase('en-US') === entityRef,
  );
  if (item) {
    return <LoadedProvider item={item} live={live} />;
  }
  if (data) {
    return <NotFound entityRef={entityRef} />;
  }
  return (
    <>
      <ProviderCrumbs>
        <h1 className={styles.title}>{name}</h1>
      </ProviderCrumbs>
      {problem ? (
        <RegionMessage
          sentence={t('problem.providerMissing', {
            name,
            ...problemText(problem),
          })}
        >
          <ProblemActions problem={problem} onTryAgain={live.tryAgain} />
        </RegionMessage>
      ) : (
        <LoadingRegion
          key={live.attempt}
          label={t('loading.provider', { name })}
          rows={8}
          rowHeight={36}
          onTryAgain={live.tryAgain}
        />
      )}
    </>
  );
}

/**
 * One provider or tool: may this run as a platform service, and if not, what
 * must change?
 *
 * @internal
 */
export function ProviderPage() {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { kind = '', name = '', namespace = '' } = useParams();
  useDocumentTitle(t('provider.documentTitle', { name }));
  return (
    <div className={styles.page}>
      <ProviderView
        entityRef={`${kind}:${namespace}/${name}`.toLocaleLowerCase('en-US')}
        name={name}
      />
    </div>
  );
}
