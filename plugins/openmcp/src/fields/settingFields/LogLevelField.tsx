import { Select } from '@backstage/ui';
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

const LEVELS = ['ERROR', 'INFO', 'DEBUG'];

/**
 * The log level. Of an update it has no value as long as nobody changes what the
 * chosen PlatformService has.
 *
 * @internal
 */
export function LogLevelField(props: FieldProps<string>) {
  const { t } = useTranslation();
  const write = useFormValue(props);
  const { formContext, formData, idSchema, rawErrors } = props;
  const live = useLiveService(readFormValues(formContext?.formData), true);
  const current = live.data?.spec.verbosity;
  // What is shown is the level that the operator understands it as.
  const shown = LEVELS.find(level => level === current?.toUpperCase());
  useOtherService(live.key, () => write(undefined));
  const checkId = `${idSchema?.$id}__check`;
  return (
    <>
      <Select
        {...fieldTexts(props, t('service.update.logLevel'))}
        isInvalid={(rawErrors ?? []).length > 0}
        isDisabled={props.disabled || props.readonly}
        aria-describedby={checkId}
        options={LEVELS.map(level => ({ id: level, label: level }))}
        value={LEVELS.find(level => level === formData) ?? shown ?? null}
        onChange={level =>
          write(level === null || level === shown ? undefined : String(level))
        }
      />
      <CurrentValue
        id={checkId}
        live={live}
        value={current}
        isKept={formData === undefined}
      />
    </>
  );
}
