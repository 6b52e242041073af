import { Cluster, Summary } from '@openmcp/backstage-plugin-openmcp-common';
import { Freshness, PageHeading } from '../../components';
import { LiveState } from '../../live';
import { useTranslation } from '../../language';
import { findOldest, isMissing } from '../common';
import { OverviewFacts } from './overviewFacts';
import { RunPlatformService } from './RunPlatformService';
import { useHeadlineText } from './useHeadlineText';
import styles from './OverviewPage.module.css';

/**
 * The answer in one sentence, how old it is, and the first thing to do.
 *
 * @internal
 */
export function OverviewHead(props: {
  /** Missing while nothing is known. */
  facts?: OverviewFacts;
  summary: LiveState<Summary>;
  clusters?: readonly Cluster[];
}) {
  const { t } = useTranslation();
  const headlineText = useHeadlineText();
  const { facts, summary } = props;
  const known = facts ? summary.data?.clusters ?? [] : [];
  const readable = known.filter(cluster => !isMissing(cluster));
  const oldest = findOldest(readable.length > 0 ? readable : known);
  const silent = Boolean(summary.data && summary.problem);
  return (
    <div className={styles.head}>
      <div className={styles.sentence}>
        <PageHeading>
          {facts ? headlineText(facts) : t('overview.loading')}
        </PageHeading>
        {known.length > 0 && (
          <Freshness
            asOf={silent ? summary.answeredAt : oldest?.asOf}
            stale={silent || readable.length === 0}
            source={readable.length > 1 ? oldest?.name : undefined}
            polling={summary.polling}
          />
        )}
      </div>
      {known.length > 0 && <RunPlatformService clusters={props.clusters} />}
    </div>
  );
}
