import { Cluster, ClusterList } from '@openmcp/backstage-plugin-openmcp-common';
import {
  LoadingRegion,
  QuietText,
  RegionMessage,
  Section,
} from '../../../components';
import { LiveState, LoadProblem } from '../../../live';
import { useTranslation } from '../../../language';
import { isMissing, useHeldItems, useProblemText } from '../../common';
import { PendingChangesLine } from '../PendingChangesLine';
import { SectionProblem } from '../SectionProblem';
import { ClusterItem } from './ClusterItem';
import styles from '../OverviewPage.module.css';

const collator = new Intl.Collator(undefined, { numeric: true });

function urgency(cluster: Cluster): number {
  if (isMissing(cluster)) {
    return 0;
  }
  return cluster.state === 'live' ? 2 : 1;
}

/** Those that cannot be read come first, then those read in part. */
function inOrder(clusters: readonly Cluster[]): Cluster[] {
  return [...clusters].sort(
    (left, right) =>
      urgency(left) - urgency(right) || collator.compare(left.name, right.name),
  );
}

/**
 * The platform clusters: whether each can be read, and what runs on it.
 *
 * @internal
 */
export function ClustersSection(props: {
  clusters: LiveState<ClusterList> & { tryAgain: () => void };
  /** What the page says is wrong with everything. */
  said: LoadProblem['kind'] | undefined;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { clusters, said } = props;
  const { data, problem } = clusters;
  const held = useHeldItems(inOrder(data?.items ?? []), ({ name }) => name);

  let content;
  if (problem?.kind === 'forbidden') {
    content = <RegionMessage sentence={t('overview.clusters.forbidden')} />;
  } else if (!data && problem) {
    content = (
      <QuietText>
        {t('overview.clusters.missing', problemText(problem))}
      </QuietText>
    );
  } else if (!data) {
    content = (
      <LoadingRegion
        key={clusters.attempt}
        label={t('overview.clusters.loading')}
        rows={3}
        rowHeight={40}
        onTryAgain={clusters.tryAgain}
      />
    );
  } else if (held.shown.length === 0) {
    content = <QuietText>{t('overview.clusters.none')}</QuietText>;
  } else {
    content = (
      <ul className={styles.list} aria-label={t('overview.clusters.list')}>
        {held.shown.map(cluster => (
          <ClusterItem
            key={cluster.name}
            cluster={cluster}
            silent={Boolean(problem)}
          />
        ))}
      </ul>
    );
  }
  return (
    <Section title={t('overview.clusters.title')}>
      <div {...held.handlers}>
        {data && problem?.kind !== 'forbidden' && (
          <SectionProblem
            live={clusters}
            said={said}
            sentence={params => t('overview.clusters.kept', params)}
          />
        )}
        {content}
        <PendingChangesLine pending={held.pending} onShow={held.show} />
      </div>
    </Section>
  );
}
