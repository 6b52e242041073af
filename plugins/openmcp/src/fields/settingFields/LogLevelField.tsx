import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Select } from '@backstage/ui';
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

const LEVELS = ['ERROR', 'INFO', 'DEBUG'];

/**
 * The log level, preset from the chosen PlatformService.
 *
 * @internal
 */
export function LogLevelField(props: FieldProps<string>) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const write = useFormValue(props);
  const { formContext, formData, idSchema, rawErrors } = props;
  const live = useLiveService(readFormValues(formContext?.formData), true);
  const current = live.data?.spec.verbosity;
  // What is written is the level that the operator understands it as.
  const preset = LEVELS.find(level => level === current?.toUpperCase());
  usePreset(live.key, preset, formData === undefined, write);
  const checkId = `${idSchema?.$id}__check`;
  return (
    <>
      <Select
        {...fieldTexts(props, t('service.update.logLevel'))}
        isInvalid={(rawErrors ?? []).length > 0}
        isDisabled={props.disabled || props.readonly}
        aria-describedby={checkId}
        options={LEVELS.map(level => ({ id: level, label: level }))}
        value={LEVELS.find(level => level === formData) ?? null}
        onChange={level => write(level === null ? undefined : String(level))}
      />
      <CurrentValue id={checkId} live={live} value={current} />
    </>
  );
}
