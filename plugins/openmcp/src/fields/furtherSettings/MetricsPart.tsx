import { Checkbox, TextField } from '@backstage/ui';
import { useTranslation } from '../../language';
import { PartProps, SettingsPart, withoutFields } from './SettingsPart';
import styles from './FurtherSettings.module.css';

/** Source: openmcp-operator, `api/constants/constants.go`. */
const USUAL = { disabled: false, path: '/metrics', port: 8080 };

/**
 * Where metrics are served, and whether.
 *
 * @internal
 */
export function MetricsPart(props: PartProps) {
  const { t } = useTranslation();
  const { isDisabled, isUpdate, onChange, settings } = props;
  const { metrics } = settings.spec;
  const set = (part: object) =>
    onChange({
      ...settings,
      spec: { ...settings.spec, metrics: { ...USUAL, ...metrics, ...part } },
    });
  return (
    <SettingsPart
      title={t('form.further.metrics.title')}
      isSet={metrics !== undefined}
      isUpdate={isUpdate}
      isDisabled={isDisabled}
      otherwise={
        isUpdate ? t('form.further.keptAsIs') : t('form.further.metrics.usual')
      }
      onSet={() => set({})}
      onUnset={() => onChange(withoutFields(settings, 'metrics'))}
    >
      <Checkbox
        isDisabled={isDisabled}
        isSelected={metrics?.disabled === true}
        onChange={disabled => set({ disabled })}
      >
        {t('form.further.metrics.off')}
      </Checkbox>
      <div className={styles.row}>
        <TextField
          className={styles.text}
          label={t('form.further.metrics.path')}
          isDisabled={isDisabled || metrics?.disabled}
          autoComplete="off"
          value={metrics?.path ?? ''}
          onChange={path => set({ path })}
        />
        <TextField
          className={styles.text}
          label={t('form.further.metrics.port')}
          inputMode="numeric"
          isDisabled={isDisabled || metrics?.disabled}
          autoComplete="off"
          value={metrics?.port === undefined ? '' : String(metrics.port)}
          onChange={port =>
            set({ port: /^\d{1,6}$/.test(port) ? Number(port) : undefined })
          }
        />
      </div>
    </SettingsPart>
  );
}
