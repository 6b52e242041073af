import { useState } from 'react';
import { TextField } from '@backstage/ui';
import { useTranslation } from '../../language';
import {
  FieldProps,
  fieldTexts,
  readFormValues,
  useFormValue,
  useLiveService,
  useOtherService,
} from '../common';
import { CurrentValue } from './CurrentValue';

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

/**
 * The number of pods. Of an update it has no value as long as nobody changes what
 * the chosen PlatformService has.
 *
 * @internal
 */
export function ReplicasField(props: FieldProps<number>) {
  const { t } = useTranslation();
  const write = useFormValue(props);
  const { formContext, formData, idSchema, rawErrors } = props;
  const live = useLiveService(readFormValues(formContext?.formData), true);
  const current = live.data?.spec.runReplicas;
  const [typed, setTyped] = useState<string>();
  useOtherService(live.key, () => {
    setTyped(undefined);
    write(undefined);
  });
  const text = typed ?? String(formData ?? current ?? '');
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
          setTyped(value);
          const number = WHOLE_NUMBER.test(value) ? Number(value) : undefined;
          write(number === current ? undefined : number);
        }}
      />
      <CurrentValue
        id={checkId}
        live={live}
        value={current === undefined ? undefined : String(current)}
        isKept={formData === undefined && text === String(current ?? '')}
        problem={isWrong ? t('service.update.replicasWrong') : undefined}
      />
    </>
  );
}
