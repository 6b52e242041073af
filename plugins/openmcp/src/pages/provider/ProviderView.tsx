import {
  LoadingRegion,
  PageHeading,
  ProblemActions,
  RegionMessage,
} from '../../components';
import { useTranslation } from '../../language';
import { useProblemText, useProviders } from '../common';
import { LoadedProvider } from './LoadedProvider';
import { NotFound } from './NotFound';
import { ProviderCrumbs } from './ProviderCrumbs';

/**
 * One provider or tool in whatever state its data is.
 *
 * @internal
 */
export function ProviderView(props: {
  /** In lower case. */
  entityRef: string;
  name: string;
}) {
  const { t } = useTranslation();
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
        <PageHeading>{name}</PageHeading>
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
