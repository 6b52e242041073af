import { Checkbox } from '@backstage/ui';
import { QuietText } from '../../components';
import { useTranslation } from '../../language';
import { PartProps } from './SettingsPart';
import styles from './FurtherSettings.module.css';

/**
 * Whether fields are taken over from their owners.
 *
 * @internal
 */
export function ForcePart({ isDisabled, onChange, settings }: PartProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('form.further.force.title')}</legend>
      <Checkbox
        isDisabled={isDisabled}
        isSelected={settings.force}
        onChange={force => onChange({ ...settings, force })}
      >
        {t('form.further.force.tick')}
      </Checkbox>
      <QuietText>{t('form.further.force.note')}</QuietText>
    </fieldset>
  );
}
