import { useApi } from '@backstage/core-plugin-api';
import { openmcpApiRef } from '../../api';
import { QuietText } from '../../components';
import { useTranslation } from '../../language';
import {
  AnswerRegion,
  CheckLine,
  fieldOptions,
  FieldProps,
  fieldTexts,
  readFormValues,
  readRefusal,
  StatedPlatformMode,
  useQuestion,
} from '../common';
import { keepsStatement } from './keepsStatement';
import { Asked, Statement } from './Statement';

/** An image that is typed is looked up after this time, in milliseconds. */
const REST = 400;

/**
 * Asks, only when the gate does, how an image is told to use platform mode, and
 * for the person's word that it does.
 *
 * @internal
 */
export function PlatformModeStatement(props: FieldProps<StatedPlatformMode>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const values = readFormValues(props.formContext?.formData);
  const { cluster, image, name, provider } = values;
  const { isUpdate } = fieldOptions(props.uiSchema);
  const isAskable = (provider !== undefined || isUpdate) && image !== undefined;
  const answer = useQuestion<Asked>(
    isAskable ? JSON.stringify([provider, image, cluster, name]) : undefined,
    async signal => {
      const [report, clusters, isKept] = await Promise.all([
        api.checkEligibility({ provider, image, cluster, name }, { signal }),
        api.getClusters({ signal }),
        isUpdate ? keepsStatement(api, values, signal) : false,
      ]);
      const chosen = clusters.items.find(item => item.name === cluster);
      return {
        report,
        isKept,
        mayState: chosen?.may.override,
        clusterTitle: chosen?.title ?? cluster ?? '',
      };
    },
    REST,
  );
  if (!isAskable) {
    const needed = isUpdate
      ? (['image'] as const)
      : (['provider', 'image'] as const);
    const missing = needed.filter(field => values[field] === undefined);
    return (
      <QuietText>
        {`${fieldTexts(props, t('form.mode.label')).label}: ${t(
          'form.missing',
          {
            fields: missing
              .map(field => t(`form.missingFields.${field}`))
              .join(', '),
          },
        )}`}
      </QuietText>
    );
  }
  const refusal = readRefusal(answer.error);
  if (refusal && refusal.status !== 403) {
    return (
      <CheckLine id={`${props.idSchema?.$id}__check`} kind="wrong">
        {t('form.mode.problem', { reason: refusal.message })}
      </CheckLine>
    );
  }
  return (
    <AnswerRegion
      answer={answer}
      loading={t('form.mode.loading')}
      forbidden={t('form.provider.forbidden')}
      problem={params => t('form.mode.problem', params)}
      rows={3}
    >
      {asked => <Statement {...props} asked={asked} />}
    </AnswerRegion>
  );
}
