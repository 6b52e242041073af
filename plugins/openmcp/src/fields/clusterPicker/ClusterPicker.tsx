import { useEffect } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import {
  Cluster,
  ClusterList,
  InstallationItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { RegionMessage } from '../../components';
import { expectLists, useLiveQuery } from '../../live';
import { useTranslation } from '../../language';
import {
  Answer,
  AnswerRegion,
  CheckLine,
  fieldOptions,
  FieldProps,
  fieldTexts,
  readFormValues,
  useFormValue,
  useQuestion,
} from '../common';
import { ClusterCombobox } from './ClusterCombobox';
import { ClusterRadios } from './ClusterRadios';
import { installedHere } from './installedHere';
import { whyNotWritable } from './whyNotWritable';
import styles from './ClusterPicker.module.css';

/** More clusters than this do not fit into one glance. */
const MOST_RADIOS = 7;

/** PlatformServices of the chosen provider's image, on all clusters. */
function useInstalled(
  provider: string | undefined,
): Answer<InstallationItem[]> {
  const api = useApi(openmcpApiRef);
  return useQuestion(provider, async signal => {
    const { items } = await api.getProviders({}, { signal });
    const image = items.find(item => item.entityRef === provider)?.image;
    if (!image) {
      return [];
    }
    const list = await api.getInstallations(
      { kind: ['PlatformService'], image: [image], limit: 1_000 },
      { signal },
    );
    return list?.items ?? [];
  });
}

function ClusterChoice(props: FieldProps<string> & { clusters: Cluster[] }) {
  const { t } = useTranslation();
  const write = useFormValue(props);
  const { clusters, formData, idSchema } = props;
  const { provider } = readFormValues(props.formContext?.formData);
  const installed = useInstalled(provider);
  const options = fieldOptions(props.uiSchema);
  const refusalOf = (cluster: Cluster) => whyNotWritable(cluster, options, t);
  const allowed = clusters.filter(cluster => refusalOf(cluster) === undefined);
  const only = allowed.length === 1 ? allowed[0].name : undefined;
  const isEmpty = !formData;
  useEffect(() => {
    if (isEmpty && only !== undefined) {
      write(only);
    }
  }, [isEmpty, only, write]);

  const chosen = clusters.find(cluster => cluster.name === formData);
  const checkId = `${idSchema?.$id}__check`;
  const Choice =
    clusters.length > MOST_RADIOS ? ClusterCombobox : ClusterRadios;
  const problemOf = (cluster: string) => {
    if (!chosen) {
      return t('form.cluster.unknown', { cluster });
    }
    return refusalOf(chosen);
  };
  const problem = formData ? problemOf(formData) : undefined;
  return (
    <div className={styles.picker}>
      {allowed.length === 0 && (
        <RegionMessage
          sentence={
            options.right === 'delete'
              ? t('service.cluster.noneToDelete')
              : t('form.cluster.none')
          }
        />
      )}
      <Choice
        {...fieldTexts(props, t('form.cluster.label'))}
        checkId={checkId}
        clusters={clusters}
        value={formData}
        isInvalid={(props.rawErrors ?? []).length > 0}
        isDisabled={props.disabled || props.readonly}
        installedOn={cluster =>
          provider && !installed.asking
            ? installedHere(cluster, installed.data)
            : undefined
        }
        refusalOf={refusalOf}
        onChange={value => write(value || undefined)}
      />
      <CheckLine id={checkId} kind={problem ? 'wrong' : undefined}>
        {problem}
      </CheckLine>
    </div>
  );
}

/**
 * Chooses the platform cluster that the PlatformService goes to.
 *
 * @internal
 */
export function ClusterPicker(props: FieldProps<string>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const answer = useLiveQuery<ClusterList>('form-clusters', async (_, signal) =>
    expectLists(await api.getClusters({ signal }), 'items'),
  );
  return (
    <AnswerRegion
      answer={answer}
      loading={t('form.cluster.loading')}
      forbidden={t('form.cluster.forbidden')}
      problem={params => t('form.cluster.problem', params)}
      rows={3}
    >
      {({ items }) =>
        items.length > 0 ? (
          <ClusterChoice {...props} clusters={items} />
        ) : (
          <RegionMessage sentence={t('installations.noClusters')} />
        )
      }
    </AnswerRegion>
  );
}
