import { QuietText } from '../../components';
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

/**
 * The Secrets with which the image is pulled, by name: those of the chosen
 * PlatformService stay, unless a template or an address gives others.
 *
 * @internal
 */
export function PullSecretsField(props: FieldProps<Array<{ name: string }>>) {
  const { t } = useTranslation();
  const write = useFormValue(props);
  const { formContext, idSchema } = props;
  const values = readFormValues(formContext?.formData);
  const live = useLiveService(values, true);
  useOtherService(live.key, () => write(undefined));
  const given = values.imagePullSecrets;
  const kept = live.data?.spec.imagePullSecrets;
  const label = fieldTexts(props, t('service.update.pullSecrets')).label;
  const sentence = () => {
    if (given !== undefined) {
      return given.join(', ') || t('service.update.noPullSecrets');
    }
    if (kept === undefined) {
      return t('service.update.stays');
    }
    return kept.length > 0
      ? t('service.update.pullSecretsKept', { names: kept.join(', ') })
      : t('service.update.noPullSecrets');
  };
  return (
    <div>
      <QuietText>{`${label}: ${sentence()}`}</QuietText>
      {live.problem && (
        <CurrentValue
          id={`${idSchema?.$id}__check`}
          live={live}
          value={undefined}
        />
      )}
    </div>
  );
}
