import { ButtonIcon, Checkbox, Select, TextField } from '@backstage/ui';
import { RiDeleteBinLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import { VolumeRow, VolumeSource } from './volumeRows';
import styles from './FurtherSettings.module.css';

const SOURCES = ['secret', 'configMap', 'emptyDir', 'hostPath'] as const;

/**
 * One volume: where its content comes from, and where it is mounted.
 *
 * @internal
 */
export function VolumeInputs(props: {
  volume: VolumeRow;
  /** Counted from 1. */
  number: string;
  mayUseHostPath: boolean;
  isDisabled: boolean;
  onChange: (part: Partial<VolumeRow>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { isDisabled, mayUseHostPath, number, onChange, volume } = props;
  const { mountPath, readOnly, reference, source } = volume;
  const sources = SOURCES.filter(
    each => each !== 'hostPath' || mayUseHostPath || source === 'hostPath',
  );
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={t('form.further.volumes.number', { number })}
    >
      <Select
        className={styles.text}
        label={t('form.further.volumes.source')}
        isDisabled={isDisabled}
        options={sources.map(each => ({
          id: each,
          label: t(`form.further.volumes.${each}`),
        }))}
        value={source}
        onChange={next => {
          const chosen = next as VolumeSource;
          onChange({
            source: chosen,
            // What is kept in it has to be written to it first.
            readOnly: chosen !== 'emptyDir',
          });
        }}
      />
      {source !== 'emptyDir' && (
        <TextField
          className={styles.text}
          label={t(
            source === 'hostPath'
              ? 'form.further.volumes.path'
              : 'form.further.volumes.reference',
          )}
          isDisabled={isDisabled}
          autoComplete="off"
          spellCheck="false"
          value={reference}
          onChange={text => onChange({ reference: text })}
        />
      )}
      <TextField
        className={styles.text}
        label={t('form.further.volumes.mountPath')}
        isDisabled={isDisabled}
        autoComplete="off"
        spellCheck="false"
        value={mountPath}
        onChange={text => onChange({ mountPath: text })}
      />
      <Checkbox
        isDisabled={isDisabled}
        isSelected={readOnly}
        onChange={isReadOnly => onChange({ readOnly: isReadOnly })}
      >
        {t('form.further.volumes.readOnly')}
      </Checkbox>
      <ButtonIcon
        className={styles.remove}
        size="small"
        variant="tertiary"
        isDisabled={isDisabled}
        icon={<RiDeleteBinLine />}
        aria-label={t('form.further.volumes.remove', { number })}
        onPress={props.onRemove}
      />
    </div>
  );
}
