import { useMemo } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { QuietText } from '../../components';
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

/**
 * The Secrets with which the image is pulled: taken over from the chosen
 * PlatformService and shown by name.
 *
 * @internal
 */
export function PullSecretsField(props: FieldProps<Array<{ name: string }>>) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const write = useFormValue(props);
  const { formContext, formData, idSchema } = props;
  const values = readFormValues(formContext?.formData);
  const live = useLiveService(values, true);
  const names = live.data?.spec.imagePullSecrets;
  const secrets = useMemo(() => names?.map(name => ({ name })), [names]);
  // Forms put an empty list where the schema of the field is that of a list.
  usePreset(live.key, secrets, !formData?.length, write);
  const kept = values.imagePullSecrets.join(', ');
  return (
    <div>
      <QuietText>
        {`${fieldTexts(props, t('service.update.pullSecrets')).label}: `}
        {kept
          ? t('service.update.pullSecretsKept', { names: kept })
          : t('service.update.noPullSecrets')}
      </QuietText>
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
