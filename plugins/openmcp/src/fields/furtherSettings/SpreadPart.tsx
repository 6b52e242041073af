import { Select, TextField } from '@backstage/ui';
import { useTranslation } from '../../language';
import { PartProps, SettingsPart, withoutFields } from './SettingsPart';
import styles from './FurtherSettings.module.css';

const USUAL = {
  maxSkew: 1,
  topologyKey: 'kubernetes.io/hostname',
  whenUnsatisfiable: 'ScheduleAnyway',
};
const WAYS = ['ScheduleAnyway', 'DoNotSchedule'] as const;

/**
 * How pods are spread over nodes or zones: one constraint.
 *
 * @internal
 */
export function SpreadPart(props: PartProps) {
  const { t } = useTranslation();
  const { isDisabled, isUpdate, onChange, settings } = props;
  const constraints = settings.spec.topologySpreadConstraints;
  const constraint = { ...USUAL, ...constraints?.[0] };
  const set = (part: object) =>
    onChange({
      ...settings,
      spec: {
        ...settings.spec,
        topologySpreadConstraints: [{ ...constraint, ...part }],
      },
    });
  return (
    <SettingsPart
      title={t('form.further.spread.title')}
      isSet={constraints !== undefined}
      isUpdate={isUpdate}
      isDisabled={isDisabled}
      otherwise={
        isUpdate ? t('form.further.keptAsIs') : t('form.further.spread.none')
      }
      onSet={() => set({})}
      onUnset={() =>
        onChange(withoutFields(settings, 'topologySpreadConstraints'))
      }
    >
      <div className={styles.row}>
        <TextField
          className={styles.text}
          label={t('form.further.spread.key')}
          isDisabled={isDisabled}
          autoComplete="off"
          spellCheck="false"
          value={constraint.topologyKey}
          onChange={topologyKey => set({ topologyKey })}
        />
        <TextField
          className={styles.text}
          label={t('form.further.spread.skew')}
          inputMode="numeric"
          isDisabled={isDisabled}
          autoComplete="off"
          value={String(constraint.maxSkew)}
          onChange={skew =>
            set({ maxSkew: /^\d{1,6}$/.test(skew) ? Number(skew) : 0 })
          }
        />
        <Select
          className={styles.text}
          label={t('form.further.spread.otherwise')}
          isDisabled={isDisabled}
          options={WAYS.map(way => ({
            id: way,
            label: t(`form.further.spread.${way}`),
          }))}
          value={constraint.whenUnsatisfiable}
          onChange={way => set({ whenUnsatisfiable: String(way) })}
        />
      </div>
    </SettingsPart>
  );
}
