import {
  Cluster,
  Installation,
} from '@openmcp/backstage-plugin-openmcp-common';
import { useProblemReason } from '../../components';
import { LoadProblem } from '../../live';
import { useTranslation } from '../../language';

/**
 * Says why a person cannot change an installation through the portal; undefined
 * when nothing is known against it. The backend decides again.
 *
 * @internal
 */
export function useChangeRefusal(props: {
  installation: Pick<
    Installation,
    'cluster' | 'deletionTimestamp' | 'managedByOperator' | 'name' | 'owner'
  >;
  /** Undefined while they are not known. */
  clusters: readonly Cluster[] | undefined;
  /** Why they are not known. */
  problem: LoadProblem | undefined;
  hasTemplates: boolean;
}): (right: 'apply' | 'delete') => string | undefined {
  const { t } = useTranslation();
  const problemReason = useProblemReason();
  const { clusters, hasTemplates, installation, problem } = props;
  const { deletionTimestamp, managedByOperator, name, owner } = installation;
  return right => {
    if (managedByOperator) {
      return t('service.actions.operatorsOwn', { name });
    }
    if (deletionTimestamp !== undefined) {
      return t('service.actions.terminating', { name });
    }
    if (clusters === undefined && problem && problem.kind !== 'forbidden') {
      return t('service.actions.notRead', { reason: problemReason(problem) });
    }
    const cluster = clusters?.find(item => item.name === installation.cluster);
    if (!cluster) {
      return t('service.actions.clusterNotSeen', {
        cluster: installation.cluster,
      });
    }
    if (!cluster.may[right]) {
      return right === 'delete'
        ? t('service.cluster.mayNotDelete', { cluster: cluster.title })
        : t('form.cluster.mayNot', { cluster: cluster.title });
    }
    // Where a pull request is opened, the tool that owns the object takes it.
    if (owner && cluster.delivery !== 'gitops') {
      return t(`installation.notice.owned.${owner.tool}`, {
        owner: owner.name,
      });
    }
    return hasTemplates ? undefined : t('service.actions.noTemplates');
  };
}
