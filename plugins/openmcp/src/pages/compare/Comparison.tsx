import { RiWifiOffLine } from '@remixicon/react';
import {
  Banner,
  LoadingRegion,
  PageBody,
  PageHeading,
  ProblemActions,
  RegionMessage,
} from '../../components';
import { useTranslation } from '../../language';
import { useDocumentTitle, useProblemText } from '../common';
import { LoadedComparison } from './LoadedComparison';
import { useOutcomes } from './useComparison';

/**
 * How providers and tools differ, and what platform mode would change: all as a
 * matrix, or a few side by side with the reasons.
 *
 * @internal
 */
export function Comparison() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const live = useOutcomes();
  const { data, problem } = live;
  useDocumentTitle(t('compare.documentTitle'));
  const heading = <PageHeading>{t('compare.title.empty')}</PageHeading>;

  if (problem?.kind === 'forbidden') {
    return (
      <PageBody>
        {heading}
        <RegionMessage sentence={t('forbidden.providers')} />
      </PageBody>
    );
  }
  if (!data) {
    return (
      <PageBody>
        {heading}
        {problem ? (
          <RegionMessage
            sentence={t('problem.comparisonMissing', problemText(problem))}
          >
            <ProblemActions problem={problem} onTryAgain={live.tryAgain} />
          </RegionMessage>
        ) : (
          <LoadingRegion
            key={live.attempt}
            label={t('loading.comparison')}
            rows={10}
            rowHeight={32}
            onTryAgain={live.tryAgain}
          />
        )}
      </PageBody>
    );
  }
  return (
    <PageBody>
      {problem && (
        <Banner
          announced
          family="negative"
          icon={<RiWifiOffLine size={16} aria-hidden />}
          actions={
            <ProblemActions problem={problem} onTryAgain={live.tryAgain} />
          }
        >
          {t('problem.comparisonKept', problemText(problem, live.answeredAt))}
        </Banner>
      )}
      {data.items.length === 0 ? (
        <>
          {heading}
          <RegionMessage sentence={t('providers.empty')} />
        </>
      ) : (
        <LoadedComparison list={data} />
      )}
    </PageBody>
  );
}
