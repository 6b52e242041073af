import { useRef, useState } from 'react';
import { Button } from '@backstage/ui';
import { RiAddLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import { PartProps, SettingsPart, withoutFields } from './SettingsPart';
import { VolumeInputs } from './VolumeInputs';
import { toVolumeRows, toVolumeSpec, VolumeRow } from './volumeRows';

interface Row extends VolumeRow {
  id: number;
}

const BLANK: VolumeRow = {
  source: 'secret',
  reference: '',
  mountPath: '',
  readOnly: true,
};

/**
 * Volumes with the places where they are mounted.
 *
 * @internal
 */
export function VolumesPart(props: PartProps & { mayUseHostPath: boolean }) {
  const { t } = useTranslation();
  const { isDisabled, isUpdate, live, onChange, settings } = props;
  const nextId = useRef(0);
  const toRow = (row: VolumeRow): Row => {
    nextId.current += 1;
    return { ...row, id: nextId.current };
  };
  const [rows, setRows] = useState<Row[]>(() =>
    toVolumeRows(settings.spec).map(toRow),
  );
  const addButton = useRef<HTMLButtonElement>(null);
  const write = (next: Row[]) => {
    setRows(next);
    onChange({
      ...settings,
      spec: { ...settings.spec, ...toVolumeSpec(next) },
    });
  };
  const kept = live?.extraVolumes
    .map(({ name, type }) => `${name} (${type})`)
    .join(', ');
  return (
    <SettingsPart
      title={t('form.further.volumes.title')}
      isSet={settings.spec.extraVolumes !== undefined}
      isUpdate={isUpdate}
      isDisabled={isDisabled}
      otherwise={
        isUpdate
          ? t('form.further.kept', { what: kept || t('form.further.nothing') })
          : t('form.further.volumes.none')
      }
      note={
        isUpdate && kept
          ? t('form.further.volumes.instead', { what: kept })
          : undefined
      }
      onSet={() => write([toRow(BLANK)])}
      onUnset={() => {
        setRows([]);
        onChange(withoutFields(settings, 'extraVolumes', 'extraVolumeMounts'));
      }}
    >
      {rows.map((row, position) => (
        <VolumeInputs
          key={row.id}
          volume={row}
          number={String(position + 1)}
          mayUseHostPath={props.mayUseHostPath}
          isDisabled={isDisabled}
          onChange={part =>
            write(
              rows.map(each =>
                each.id === row.id ? { ...each, ...part } : each,
              ),
            )
          }
          onRemove={() => {
            write(rows.filter(each => each.id !== row.id));
            addButton.current?.focus();
          }}
        />
      ))}
      <div>
        <Button
          ref={addButton}
          size="small"
          variant="secondary"
          iconStart={<RiAddLine />}
          isDisabled={isDisabled}
          onPress={() => write([...rows, toRow(BLANK)])}
        >
          {t('form.further.volumes.add')}
        </Button>
      </div>
    </SettingsPart>
  );
}
