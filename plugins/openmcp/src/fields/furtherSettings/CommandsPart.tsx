import { useState } from 'react';
import { TextAreaField } from '@backstage/ui';
import { useTranslation } from '../../language';
import { PartProps, SettingsPart, withoutFields } from './SettingsPart';

const FIELDS = ['initCommand', 'runCommand'] as const;
const DEFAULTS = { initCommand: 'init', runCommand: 'run' };

/** One word a line, so that a word may hold spaces. */
function wordsOf(text: string): string[] {
  return text.split('\n').filter(word => word !== '');
}

/**
 * Other commands than the image has.
 *
 * @internal
 */
export function CommandsPart(props: PartProps) {
  const { t } = useTranslation();
  const { isUpdate, live, onChange, settings } = props;
  const { spec } = settings;
  const isSet = spec.initCommand !== undefined || spec.runCommand !== undefined;
  const [texts, setTexts] = useState({
    initCommand: (spec.initCommand ?? []).join('\n'),
    runCommand: (spec.runCommand ?? []).join('\n'),
  });
  const write = (next: typeof texts) => {
    setTexts(next);
    onChange({
      ...settings,
      spec: {
        ...spec,
        initCommand: wordsOf(next.initCommand),
        runCommand: wordsOf(next.runCommand),
      },
    });
  };
  const kept = FIELDS.map(
    field => live?.[field].join(' ') || DEFAULTS[field],
  ).join('; ');
  return (
    <SettingsPart
      title={t('form.further.commands.title')}
      isSet={isSet}
      isUpdate={isUpdate}
      isDisabled={props.isDisabled}
      otherwise={
        isUpdate
          ? t('form.further.kept', { what: kept })
          : t('form.further.commands.none')
      }
      note={t('form.further.commands.note')}
      onSet={() =>
        write({
          initCommand: (live?.initCommand ?? []).join('\n'),
          runCommand: (live?.runCommand ?? []).join('\n'),
        })
      }
      onUnset={() => onChange(withoutFields(settings, ...FIELDS))}
    >
      {FIELDS.map(field => (
        <TextAreaField
          key={field}
          label={t(`form.further.commands.${field}`)}
          description={t('form.further.commands.hint', {
            command: DEFAULTS[field],
          })}
          isDisabled={props.isDisabled}
          spellCheck="false"
          rows={3}
          value={texts[field]}
          onChange={value => write({ ...texts, [field]: value })}
        />
      ))}
    </SettingsPart>
  );
}
