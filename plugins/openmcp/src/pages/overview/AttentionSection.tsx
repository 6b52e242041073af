import { Link } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import {
  LoadingRegion,
  QuietText,
  RegionMessage,
  Section,
} from '../../components';
import { LiveState, LoadProblem } from '../../live';
import { installationsRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import { installationId, useHeldItems, useProblemText } from '../common';
import { AttentionItem } from './AttentionItem';
import { OverviewFacts } from './overviewFacts';
import { PendingChangesLine } from './PendingChangesLine';
import { SectionProblem } from './SectionProblem';
import { Attention } from './useAttention';
import styles from './OverviewPage.module.css';

const NOTHING: Attention['items'] = [];

/**
 * The installations to look at first, each with its reason.
 *
 * @internal
 */
export function AttentionSection(props: {
  attention: LiveState<Attention> & { tryAgain: () => void };
  facts: OverviewFacts | undefined;
  /** What the page says is wrong with everything. */
  said: LoadProblem['kind'] | undefined;
}) {
  const { t, formatNumber } = useTranslation();
  const problemText = useProblemText();
  const list = useRouteRef(installationsRouteRef)();
  const { attention, facts, said } = props;
  const { data, problem } = attention;
  const held = useHeldItems(data?.items ?? NOTHING, installationId);
  const isKnown =
    facts?.headline.code === 'all-up' || facts?.headline.code === 'calm';
  const all = new URLSearchParams([
    ['health', 'Degraded'],
    ['health', 'Unknown'],
    ...(data?.stuck ? [['health', 'Terminating']] : []),
  ]);

  let content;
  if (problem?.kind === 'forbidden') {
    content = <RegionMessage sentence={t('forbidden.installations')} />;
  } else if (!data && problem) {
    content = (
      <QuietText>
        {t('overview.attention.missing', problemText(problem))}
      </QuietText>
    );
  } else if (!data) {
    content = (
      <LoadingRegion
        key={attention.attempt}
        label={t('overview.attention.loading')}
        rows={5}
        rowHeight={40}
        onTryAgain={attention.tryAgain}
      />
    );
  } else if (held.shown.length === 0) {
    content = (
      <p className={styles.paragraph}>
        {t(
          isKnown ? 'overview.attention.none' : 'overview.attention.noneKnown',
        )}
      </p>
    );
  } else {
    content = (
      <ol className={styles.list} aria-label={t('overview.attention.list')}>
        {held.shown.map(item => (
          <AttentionItem
            key={installationId(item)}
            item={item}
            silent={Boolean(problem)}
          />
        ))}
      </ol>
    );
  }
  return (
    <Section title={t('overview.attention.title')}>
      <div {...held.handlers}>
        {data && problem?.kind !== 'forbidden' && (
          <SectionProblem
            live={attention}
            said={said}
            sentence={params => t('overview.attention.kept', params)}
          />
        )}
        {content}
        {data && data.total > 0 && problem?.kind !== 'forbidden' && (
          <div className={styles.foot}>
            <Link
              className={`${styles.link} ${styles.plainLink}`}
              to={`${list}?${all}`}
            >
              {t('overview.attention.all', {
                number: formatNumber(data.total),
              })}
            </Link>
            <PendingChangesLine pending={held.pending} onShow={held.show} />
          </div>
        )}
      </div>
    </Section>
  );
}
