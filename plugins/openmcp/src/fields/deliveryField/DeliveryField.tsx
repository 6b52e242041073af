import { useEffect } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { openmcpApiRef } from '../../api';
import { QuietText, useProblemReason } from '../../components';
import { useTranslation } from '../../language';
import {
  FieldProps,
  fieldTexts,
  readFormValues,
  useFormValue,
  useQuestion,
} from '../common';

/**
 * Says how the chosen cluster takes changes, and makes it known to the form.
 *
 * @internal
 */
export function DeliveryField(props: FieldProps<string>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const problemReason = useProblemReason();
  const write = useFormValue(props);
  const { cluster } = readFormValues(props.formContext?.formData);
  const { data, problem } = useQuestion(cluster, signal =>
    api.getClusters({ signal }),
  );
  const chosen = data?.items.find(item => item.name === cluster);
  const delivery = chosen?.delivery;
  const isOther = delivery !== undefined && delivery !== props.formData;
  useEffect(() => {
    if (isOther) {
      write(delivery);
    }
  }, [delivery, isOther, write]);

  const sentence = () => {
    if (!cluster) {
      return t('service.delivery.chooseCluster');
    }
    if (problem) {
      return t('service.delivery.problem', { reason: problemReason(problem) });
    }
    return chosen
      ? t(`service.delivery.${chosen.delivery}`, { cluster: chosen.title })
      : t('form.checking');
  };
  return (
    <div role="status">
      <strong>{fieldTexts(props, t('service.delivery.label')).label}</strong>{' '}
      <QuietText>{sentence()}</QuietText>
    </div>
  );
}
