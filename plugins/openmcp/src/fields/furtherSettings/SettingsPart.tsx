import { ReactNode } from 'react';
import { Button } from '@backstage/ui';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText } from '../../components';
import { useTranslation } from '../../language';
import { FurtherSettings } from '../common';
import styles from './FurtherSettings.module.css';

/**
 * What each part of the further settings is given.
 *
 * @internal
 */
export interface PartProps {
  settings: FurtherSettings;
  /** True where what is not set stays as it is on the cluster. */
  isUpdate: boolean;
  /** The spec on the cluster, where it is known. */
  live: Installation['spec'] | undefined;
  isDisabled: boolean;
  onChange: (settings: FurtherSettings) => void;
}

/**
 * One part: not set, with what that means and a button to set it, or set, with its
 * inputs and a button to take it back.
 *
 * @internal
 */
export function SettingsPart(props: {
  title: string;
  isSet: boolean;
  isUpdate: boolean;
  isDisabled: boolean;
  /** What holds where it is not set. */
  otherwise: string;
  note?: string;
  onSet: () => void;
  onUnset: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { isDisabled, isSet, isUpdate, note, otherwise, title } = props;
  const back = isUpdate ? 'form.further.keep' : 'form.further.unset';
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{title}</legend>
      {isSet ? props.children : <QuietText>{otherwise}</QuietText>}
      {isSet && note && <QuietText>{note}</QuietText>}
      <div>
        <Button
          size="small"
          variant="secondary"
          isDisabled={isDisabled}
          aria-label={t(isSet ? `${back}Named` : 'form.further.setNamed', {
            part: title,
          })}
          onPress={isSet ? props.onUnset : props.onSet}
        >
          {t(isSet ? back : 'form.further.setPart')}
        </Button>
      </div>
    </fieldset>
  );
}

/**
 * Settings without these fields of the spec.
 *
 * @internal
 */
export function withoutFields(
  { force, spec }: FurtherSettings,
  ...fields: Array<keyof FurtherSettings['spec']>
): FurtherSettings {
  return {
    spec: Object.fromEntries(
      Object.entries(spec).filter(([name]) => !fields.includes(name as never)),
    ),
    force,
  };
}
