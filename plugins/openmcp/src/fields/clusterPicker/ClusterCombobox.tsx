import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Combobox } from '@backstage/ui';
import { ClusterChip, SimulatedMark } from '../../components';
import { openmcpTranslationRef } from '../../translations';
import { ClusterFacts } from './ClusterFacts';
import { ClusterChoiceProps } from './ClusterRadios';
import styles from './ClusterPicker.module.css';

/**
 * Many clusters: a list with search, and what is to be known of the chosen one
 * below it. Those that may not be written to are named, too.
 *
 * @internal
 */
export function ClusterCombobox(props: ClusterChoiceProps) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { checkId, clusters, installedOn, isInvalid, onChange, value } = props;
  const chosen = clusters.find(
    cluster => cluster.name === value && cluster.may.apply,
  );
  const refused = clusters.filter(cluster => !cluster.may.apply);
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
          disabled: !cluster.may.apply,
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
      {refused.length > 0 && (
        <span className={styles.facts}>
          {t('form.cluster.mayNot', {
            cluster: refused.map(cluster => cluster.title).join(', '),
          })}
        </span>
      )}
    </>
  );
}
