import { useEffect } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import {
  Cluster,
  ExpectedChanges,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { RegionMessage } from '../../components';
import { useTranslation } from '../../language';
import {
  FieldOptions,
  fieldOptions,
  FieldProps,
  FormValues,
  PreviewFrame,
  readFormValues,
  readRefusal,
  toDryRun,
  useFormValue,
  useQuestion,
} from '../common';
import { expectedOf } from './expectedOf';
import { ManifestText } from './ManifestText';
import { missingFields } from './missingFields';
import { PreviewAnswer } from './PreviewAnswer';
import { PreviewRefusal } from './PreviewRefusal';
import { previewManifest } from './previewManifest';

type Complete = FormValues & { cluster: string; name: string; image: string };

function useHeadline() {
  const { t } = useTranslation();
  return ({ diff, result }: PlatformServiceResult, cluster: string): string => {
    switch (result) {
      case 'created':
        return t('form.preview.created');
      case 'configured':
        return t('form.preview.configured', { count: diff.length });
      default:
        return t('form.preview.unchanged', { cluster });
    }
  };
}

function Preview(props: {
  values: Complete;
  cluster?: Cluster;
  options: FieldOptions;
  onShown: (expected: ExpectedChanges | undefined) => void;
}) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const headline = useHeadline();
  const { cluster, onShown, options, values } = props;
  const request = toDryRun(values, options);
  const answer = useQuestion(
    JSON.stringify([values.cluster, request]),
    signal => api.applyPlatformService(values.cluster, request, { signal }),
  );
  const title = cluster?.title ?? values.cluster;
  const { data, error, problem } = answer;
  const refusal = readRefusal(error);
  // Nothing else may be done than what is shown here.
  useEffect(() => onShown(data && expectedOf(data)), [data, onShown]);
  return (
    <PreviewFrame
      answer={answer}
      cluster={title}
      isSimulated={cluster?.simulated}
      headline={
        data && (
          <>
            <strong>{headline(data, title)}</strong>{' '}
            {data.result !== 'unchanged' && (
              <span>{t('form.preview.clusterAdmin')}</span>
            )}{' '}
            {cluster?.delivery === 'gitops' && (
              <span>{t('form.preview.gitops')}</span>
            )}
          </>
        )
      }
    >
      {data && (
        <PreviewAnswer
          result={data}
          isStated={request.platformMode !== undefined}
          isThroughRepository={cluster?.delivery === 'gitops'}
        />
      )}
      {refusal && (
        <PreviewRefusal refusal={refusal} name={values.name} cluster={title} />
      )}
      {problem && !refusal && (
        <ManifestText
          name={values.name}
          manifest={previewManifest(values, options)}
        />
      )}
    </PreviewFrame>
  );
}

/**
 * Shows, before anything is written, what would be: asked of the cluster itself
 * by a dry run. The value of the field is what was shown.
 *
 * @internal
 */
export function ManifestPreview(props: FieldProps<ExpectedChanges>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const write = useFormValue(props);
  // What came with an address was not shown here.
  useEffect(() => write(undefined), [write]);
  const clusters = useQuestion('clusters', signal =>
    api.getClusters({ signal }),
  ).data;
  const options = fieldOptions(props.uiSchema);
  const values = readFormValues(props.formContext?.formData);
  const { cluster, image, name } = values;
  if (!cluster || !name || !image) {
    return <RegionMessage sentence={missingFields(values, options, t)} />;
  }
  return (
    <Preview
      values={{ ...values, cluster, image, name }}
      options={options}
      onShown={write}
      cluster={clusters?.items.find(item => item.name === cluster)}
    />
  );
}
