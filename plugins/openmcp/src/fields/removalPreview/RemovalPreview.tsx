import { useEffect } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { RiErrorWarningFill } from '@remixicon/react';
import { openmcpApiRef } from '../../api';
import { Banner, RegionMessage } from '../../components';
import { useTranslation } from '../../language';
import {
  FieldProps,
  PreviewFrame,
  readFormValues,
  readRefusal,
  useFormValue,
  useQuestion,
} from '../common';
import { refusalTexts } from './refusalTexts';
import { RemovalParts } from './RemovalParts';
import { ShownRemoval } from './ShownRemoval';
import styles from './RemovalPreview.module.css';

function Preview(props: {
  name: string;
  cluster: string;
  known?: Cluster;
  onShown: (shown: ShownRemoval | undefined) => void;
}) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const { cluster, known, name, onShown } = props;
  const answer = useQuestion(JSON.stringify([cluster, name]), signal =>
    api.deletePlatformService(cluster, name, { dryRun: true }, { signal }),
  );
  const title = known?.title ?? cluster;
  const { data, error } = answer;
  const refusal = readRefusal(error);
  const uid = data?.uid;
  // Nothing else may be removed than what is shown here.
  useEffect(
    () => onShown(uid === undefined ? undefined : { uid }),
    [uid, onShown],
  );
  return (
    <PreviewFrame
      answer={answer}
      cluster={title}
      isSimulated={known?.simulated}
      headline={
        data && (
          <>
            <strong>
              {data.result === 'unchanged'
                ? t('service.removal.goingAlready', { name, cluster: title })
                : t('service.removal.headline', { name, cluster: title })}
            </strong>{' '}
            <span>{t('service.removal.toolIsNot')}</span>
          </>
        )
      }
    >
      {data && (
        <>
          <RemovalParts title={t('service.removal.goes')} parts={data.goes} />
          <RemovalParts title={t('service.removal.stays')} parts={data.stays} />
          <RemovalParts
            title={t('form.preview.warnings')}
            parts={data.warnings}
          />
        </>
      )}
      {refusal && (
        <div role="alert">
          <Banner
            family="negative"
            icon={<RiErrorWarningFill size={16} aria-hidden />}
          >
            <p className={styles.paragraph}>
              {t('service.removal.refused', { name, cluster: title })}
            </p>
            {refusalTexts(refusal, t).map(text => (
              <p key={text} className={styles.paragraph}>
                {text}
              </p>
            ))}
          </Banner>
        </div>
      )}
    </PreviewFrame>
  );
}

/**
 * Shows, before anything is removed, what would go and what would stay behind:
 * asked of the cluster itself by a dry run. The value of the field is which object
 * was shown.
 *
 * @internal
 */
export function RemovalPreview(props: FieldProps<ShownRemoval>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const write = useFormValue(props);
  // What came with an address was not shown here.
  useEffect(() => write(undefined), [write]);
  const clusters = useQuestion('clusters', signal =>
    api.getClusters({ signal }),
  ).data;
  const values = readFormValues(props.formContext?.formData);
  const { cluster, name } = values;
  if (!cluster || !name) {
    const missing = (['cluster', 'name'] as const).filter(
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
      name={name}
      cluster={cluster}
      onShown={write}
      known={clusters?.items.find(item => item.name === cluster)}
    />
  );
}
