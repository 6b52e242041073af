import { ClusterList } from '@openmcp/backstage-plugin-openmcp-common';
import { ProblemActions, QuietText } from '../../../components';
import { useTranslation } from '../../../language';
import { LiveState } from '../../../live';
import { useProblemText } from '../useProblemText';
import styles from './ClustersNotRead.module.css';

/**
 * Says below a choice of clusters why there are none in it. Nothing where they are
 * known, be it from before.
 *
 * @internal
 */
export function ClustersNotRead(props: {
  live: Pick<LiveState<ClusterList>, 'data' | 'problem'> & {
    tryAgain: () => void;
  };
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, problem, tryAgain } = props.live;
  if (!problem || data) {
    return null;
  }
  return (
    <div role="status" className={styles.line}>
      <QuietText>
        {problem.kind === 'forbidden'
          ? t('overview.clusters.forbidden')
          : t('overview.clusters.missing', problemText(problem))}
      </QuietText>
      {problem.kind !== 'forbidden' && (
        <ProblemActions problem={problem} onTryAgain={tryAgain} />
      )}
    </div>
  );
}
