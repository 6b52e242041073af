import { useEffect, useId } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Button } from '@backstage/ui';
import {
  Cluster,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import {
  LoadingRegion,
  QuietText,
  RegionMessage,
  SimulatedMark,
  useProblemReason,
} from '../../components';
import { useTimeText } from '../../time';
import { openmcpTranslationRef } from '../../translations';
import {
  FieldProps,
  FormValues,
  readFormValues,
  readRefusal,
  toDryRun,
  useFormValue,
  useQuestion,
} from '../common';
import { ManifestText } from './ManifestText';
import { PreviewAnswer } from './PreviewAnswer';
import { PreviewRefusal } from './PreviewRefusal';
import { previewManifest } from './previewManifest';
import { readOutage } from './readOutage';
import styles from './ManifestPreview.module.css';

type Complete = FormValues & { cluster: string; name: string; image: string };

function useHeadline() {
  const { t } = useTranslationRef(openmcpTranslationRef);
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

function Preview(props: { values: Complete; cluster?: Cluster }) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const api = useApi(openmcpApiRef);
  const text = useTimeText();
  const headline = useHeadline();
  const problemReason = useProblemReason();
  const headingId = useId();
  const { cluster, values } = props;
  const request = toDryRun(values);
  const answer = useQuestion(
    JSON.stringify([values.cluster, request]),
    signal => api.applyPlatformService(values.cluster, request, { signal }),
  );
  const title = cluster?.title ?? values.cluster;
  const { answeredAt, asking, attempt, data, error, problem } = answer;
  const refusal = readRefusal(error);
  const isSettled = data !== undefined || error !== undefined;
  return (
    <section className={styles.preview} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {t('form.preview.label', { cluster: title })}
        {cluster?.simulated && (
          <>
            {' '}
            <SimulatedMark />
          </>
        )}
      </h3>
      <div className={styles.head}>
        <div role="status" className={styles.headline}>
          {data && <strong>{headline(data, title)}</strong>}
          {problem && !refusal && (
            <strong>
              {t('form.preview.notChecked', {
                cluster: title,
                reason: readOutage(error) ?? problemReason(problem),
              })}
            </strong>
          )}{' '}
          {data && data.result !== 'unchanged' && (
            <span>{t('form.preview.clusterAdmin')}</span>
          )}{' '}
          {data && cluster?.delivery === 'gitops' && (
            <span>{t('form.preview.gitops')}</span>
          )}
        </div>
        {isSettled && (
          <div className={styles.check}>
            {answeredAt !== undefined && (
              <QuietText>
                {asking
                  ? t('form.checking')
                  : t('form.preview.checked', { age: text.age(answeredAt) })}
              </QuietText>
            )}
            <Button size="small" variant="secondary" onPress={answer.tryAgain}>
              {t('form.checkAgain')}
            </Button>
          </div>
        )}
      </div>
      {!isSettled && (
        <LoadingRegion
          key={attempt}
          label={t('form.preview.loading', { cluster: title })}
          rows={4}
          rowHeight={32}
          onTryAgain={answer.tryAgain}
        />
      )}
      {data && (
        <PreviewAnswer
          result={data}
          isStated={request.platformMode !== undefined}
        />
      )}
      {refusal && (
        <PreviewRefusal refusal={refusal} name={values.name} cluster={title} />
      )}
      {problem && !refusal && (
        <ManifestText name={values.name} manifest={previewManifest(values)} />
      )}
    </section>
  );
}

/**
 * Shows, before anything is written, what would be: asked of the cluster itself
 * by a dry run. The field has no value of its own.
 *
 * @internal
 */
export function ManifestPreview(props: FieldProps<null>) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const api = useApi(openmcpApiRef);
  const write = useFormValue(props);
  // The scaffolder validates what the form has a key for, and nothing else.
  useEffect(() => write(null), [write]);
  const clusters = useQuestion('clusters', signal =>
    api.getClusters({ signal }),
  ).data;
  const values = readFormValues(props.formContext?.formData);
  const { cluster, image, name } = values;
  if (!cluster || !name || !image) {
    const missing = (['provider', 'cluster', 'name', 'image'] as const).filter(
      field => values[field] === undefined,
    );
    return (
      <RegionMessage
        sentence={t('form.missing', {
          fields: missing
            .map(field => t(`form.missingFields.${field}`))
            .join(', '),
        })}
      />
    );
  }
  return (
    <Preview
      values={{ ...values, cluster, image, name }}
      cluster={clusters?.items.find(item => item.name === cluster)}
    />
  );
}
