import { useId } from 'react';
import { Radio } from '@backstage/ui';
import { InstallationItem } from '@openmcp/backstage-plugin-openmcp-common';
import { formatImage, HealthChip, QuietText } from '../../components';
import { useSentence } from '../../pages/common';
import { useTranslation } from '../../language';
import styles from './PlatformServicePicker.module.css';

/**
 * One PlatformService to choose, with its health as it was last known. One of
 * the operator's own is read with the reason why it cannot be chosen.
 *
 * @internal
 */
export function ServiceOption(props: { service: InstallationItem }) {
  const { t } = useTranslation();
  const sentence = useSentence('short');
  const id = useId();
  const {
    freshness,
    health,
    image,
    managedByOperator,
    name,
    partial,
    summary,
  } = props.service;
  return (
    <Radio
      className={styles.option}
      value={name}
      isDisabled={managedByOperator}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-facts`}
    >
      <span className={styles.title}>
        <HealthChip health={health} stale={freshness.stale} partial={partial} />
        <span id={`${id}-name`}>{name}</span>
      </span>
      <span id={`${id}-facts`} className={styles.facts}>
        <span>{sentence(summary)}</span>{' '}
        <QuietText>
          {formatImage(image.wanted, t('image.impliedTag'))}
        </QuietText>
        {managedByOperator && (
          <>
            {' '}
            <span>{t('service.picker.operatorsOwn', { name })}</span>
          </>
        )}
      </span>
    </Radio>
  );
}
