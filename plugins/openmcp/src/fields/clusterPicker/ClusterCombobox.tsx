import { Combobox } from '@backstage/ui';
import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterChip, SimulatedMark } from '../../components';
import { useTranslation } from '../../language';
import { ClusterFacts } from './ClusterFacts';
import { ClusterChoiceProps } from './ClusterRadios';
import styles from './ClusterPicker.module.css';

/** A sentence for each reason, naming all clusters that have it. */
function groupByReason(
  clusters: readonly Cluster[],
  refusalOf: ClusterChoiceProps['refusalOf'],
): string[] {
  const groups = new Map<string, Cluster[]>();
  for (const cluster of clusters) {
    const reason = refusalOf({ ...cluster, title: '' });
    if (reason !== undefined) {
      groups.set(reason, [...(groups.get(reason) ?? []), cluster]);
    }
  }
  return [...groups.values()].flatMap(group => {
    const title = group.map(cluster => cluster.title).join(', ');
    return refusalOf({ ...group[0], title }) ?? [];
  });
}

/**
 * Many clusters: a list with search, and what is to be known of the chosen one
 * below it. Those that may not be written to are named, too.
 *
 * @internal
 */
export function ClusterCombobox(props: ClusterChoiceProps) {
  const { t } = useTranslation();
  const { checkId, clusters, installedOn, isInvalid, onChange, value } = props;
  const { refusalOf } = props;
  const chosen = clusters.find(
    cluster => cluster.name === value && refusalOf(cluster) === undefined,
  );
  const refused = groupByReason(clusters, refusalOf);
  return (
    <>
      <Combobox
        label={props.label}
        description={props.description}
        placeholder={t('form.cluster.placeholder')}
        validationBehavior="aria"
        isInvalid={isInvalid}
        isDisabled={props.isDisabled}
        aria-describedby={checkId}
        options={clusters.map(cluster => ({
          id: cluster.name,
          label: cluster.title,
          disabled: refusalOf(cluster) !== undefined,
        }))}
        value={chosen?.name ?? null}
        onChange={key => onChange(typeof key === 'string' ? key : '')}
      />
      {chosen && (
        <span className={styles.chosen}>
          <ClusterChip state={chosen.state} />
          {chosen.simulated && <SimulatedMark />}
          <ClusterFacts cluster={chosen} installed={installedOn(chosen)} />
        </span>
      )}
      {refused.map(refusal => (
        <span key={refusal} className={styles.facts}>
          {refusal}
        </span>
      ))}
    </>
  );
}
