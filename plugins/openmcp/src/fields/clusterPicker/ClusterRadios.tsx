import { useId } from 'react';
import { Radio, RadioGroup } from '@backstage/ui';
import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterChip, SimulatedMark } from '../../components';
import { ClusterFacts } from './ClusterFacts';
import { InstalledHere } from './installedHere';
import styles from './ClusterPicker.module.css';

/**
 * What both ways of choosing a cluster are given.
 *
 * @internal
 */
export interface ClusterChoiceProps {
  label: string;
  description?: string;
  /** Id of what the check of the field says. */
  checkId: string;
  clusters: Cluster[];
  value: string | undefined;
  isInvalid: boolean;
  isDisabled: boolean;
  installedOn: (cluster: Cluster) => InstalledHere | undefined;
  /** Why a cluster cannot be chosen; undefined when it can. */
  refusalOf: (cluster: Cluster) => string | undefined;
  onChange: (value: string) => void;
}

function ClusterOption(props: {
  cluster: Cluster;
  installed?: InstalledHere;
  refusal?: string;
}) {
  const id = useId();
  const { cluster, installed, refusal } = props;
  return (
    <Radio
      className={styles.option}
      value={cluster.name}
      isDisabled={refusal !== undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-facts`}
    >
      <span className={styles.title}>
        <ClusterChip state={cluster.state} />
        <span id={`${id}-title`}>
          {cluster.title}
          {cluster.simulated && (
            <>
              {' '}
              <SimulatedMark />
            </>
          )}
        </span>
      </span>
      <span id={`${id}-facts`} className={styles.description}>
        <ClusterFacts
          cluster={cluster}
          installed={installed}
          refusal={refusal}
        />
      </span>
    </Radio>
  );
}

/**
 * A few clusters, all of them in sight.
 *
 * @internal
 */
export function ClusterRadios(props: ClusterChoiceProps) {
  const { checkId, clusters, installedOn, isInvalid, refusalOf, value } = props;
  const isSelectable = clusters.some(
    cluster => cluster.name === value && refusalOf(cluster) === undefined,
  );
  return (
    <RadioGroup
      label={props.label}
      description={props.description}
      validationBehavior="aria"
      isInvalid={isInvalid}
      isDisabled={props.isDisabled}
      aria-describedby={checkId}
      // A value without a radio would take the group out of the tab order.
      value={isSelectable && value ? value : null}
      onChange={props.onChange}
    >
      {clusters.map(cluster => (
        <ClusterOption
          key={cluster.name}
          cluster={cluster}
          installed={installedOn(cluster)}
          refusal={refusalOf(cluster)}
        />
      ))}
    </RadioGroup>
  );
}
