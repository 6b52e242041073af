import { useEffect, useState } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { TextField } from '@backstage/ui';
import { openmcpTranslationRef } from '../../translations';
import {
  FieldProps,
  fieldTexts,
  readFormValues,
  useFormValue,
  useLiveService,
  usePreset,
} from '../common';
import { CurrentValue } from './CurrentValue';

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

/**
 * The number of pods, preset from the chosen PlatformService.
 *
 * @internal
 */
export function ReplicasField(props: FieldProps<number>) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const write = useFormValue(props);
  const { formContext, formData, idSchema, rawErrors } = props;
  const live = useLiveService(readFormValues(formContext?.formData), true);
  const current = live.data?.spec.runReplicas;
  usePreset(live.key, current, formData === undefined, write);
  const [text, setText] = useState(String(formData ?? ''));
  useEffect(() => {
    if (formData !== undefined) {
      setText(String(formData));
    }
  }, [formData]);
  const isWrong = text !== '' && !WHOLE_NUMBER.test(text);
  const checkId = `${idSchema?.$id}__check`;
  return (
    <>
      <TextField
        {...fieldTexts(props, t('service.update.replicas'))}
        inputMode="numeric"
        validationBehavior="aria"
        isRequired={props.required}
        isInvalid={isWrong || (rawErrors ?? []).length > 0}
        isDisabled={props.disabled || props.readonly}
        aria-describedby={checkId}
        autoComplete="off"
        value={text}
        onChange={value => {
          setText(value);
          write(WHOLE_NUMBER.test(value) ? Number(value) : undefined);
        }}
      />
      <CurrentValue
        id={checkId}
        live={live}
        value={current === undefined ? undefined : String(current)}
        problem={isWrong ? t('service.update.replicasWrong') : undefined}
      />
    </>
  );
}
