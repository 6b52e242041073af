import { useState } from 'react';
import { TextField } from '@backstage/ui';
import { useTranslation } from '../../language';
import { PartProps, SettingsPart, withoutFields } from './SettingsPart';

function namesOf(text: string): Array<{ name: string }> {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(name => ({ name }));
}

/**
 * The Secrets with which the image is pulled.
 *
 * @internal
 */
export function PullSecretsPart(props: PartProps) {
  const { t } = useTranslation();
  const { isUpdate, live, onChange, settings } = props;
  const given = settings.spec.imagePullSecrets;
  const [text, setText] = useState(
    (given ?? []).map(({ name }) => name).join(', '),
  );
  const write = (next: string) => {
    setText(next);
    const { force, spec } = settings;
    onChange({ spec: { ...spec, imagePullSecrets: namesOf(next) }, force });
  };
  const kept = live?.imagePullSecrets.join(', ');
  return (
    <SettingsPart
      title={t('form.further.pullSecrets.title')}
      isSet={given !== undefined}
      isUpdate={isUpdate}
      isDisabled={props.isDisabled}
      otherwise={
        isUpdate
          ? t('form.further.kept', { what: kept || t('form.further.nothing') })
          : t('form.further.pullSecrets.none')
      }
      onSet={() => write('')}
      onUnset={() => onChange(withoutFields(settings, 'imagePullSecrets'))}
    >
      <TextField
        label={t('form.further.pullSecrets.names')}
        description={t('form.further.pullSecrets.hint')}
        isDisabled={props.isDisabled}
        autoComplete="off"
        spellCheck="false"
        value={text}
        onChange={write}
      />
    </SettingsPart>
  );
}
