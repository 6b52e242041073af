import {
  Cluster,
  INSTALLATION_KINDS,
} from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText } from '../../components';
import { useTranslation } from '../../language';
import { kindsInState } from '../common';

/**
 * Says which kinds some clusters do not have. That is information, no failure.
 *
 * @internal
 */
export function NotInstalledNote(props: { clusters: readonly Cluster[] }) {
  const { t } = useTranslation();
  const sentences = INSTALLATION_KINDS.map(kind => {
    const without = props.clusters.filter(cluster =>
      kindsInState(cluster, ['not-installed']).some(
        candidate => candidate.kind === kind,
      ),
    );
    return without.length > 0
      ? t('clusters.kindNotInstalled', {
          kind,
          cluster: without.map(cluster => cluster.name).join(', '),
        })
      : undefined;
  }).filter(Boolean);
  return sentences.length > 0 ? (
    <QuietText>{sentences.join(' ')}</QuietText>
  ) : null;
}
