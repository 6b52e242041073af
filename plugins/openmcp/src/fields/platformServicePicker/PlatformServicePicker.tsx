import { useState } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { FieldLabel, RadioGroup, SearchField } from '@backstage/ui';
import { openmcpApiRef } from '../../api';
import { QuietText, RegionMessage } from '../../components';
import { useTranslation } from '../../language';
import {
  AnswerRegion,
  CheckLine,
  FieldProps,
  fieldTexts,
  readFormValues,
  useFormValue,
  useQuestion,
} from '../common';
import {
  InstalledServices,
  listPlatformServices,
} from './listPlatformServices';
import { ServiceOption } from './ServiceOption';
import { whyNotHere } from './whyNotHere';
import styles from './PlatformServicePicker.module.css';

/** More than this does not fit into one glance. */
const MOST_WITHOUT_SEARCH = 7;

function ServiceList(
  props: FieldProps<string> & {
    cluster: string;
    installed: InstalledServices;
    write: (value: string | undefined) => void;
  },
) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { cluster, formData, idSchema, installed, rawErrors } = props;
  const { services } = installed;
  const { description, label } = fieldTexts(props, t('service.picker.label'));
  const wanted = search.trim().toLocaleLowerCase();
  const shown = services.filter(
    ({ image, name }) => name.includes(wanted) || image.wanted.includes(wanted),
  );
  const problem = formData
    ? whyNotHere(formData, installed, cluster, t)
    : undefined;
  const isShown = shown.some(
    ({ managedByOperator, name }) => name === formData && !managedByOperator,
  );
  const labelId = `${idSchema?.$id}__label`;
  const checkId = `${idSchema?.$id}__check`;
  return (
    <div className={styles.picker}>
      <FieldLabel label={label} id={labelId} description={description} />
      {services.length > MOST_WITHOUT_SEARCH && (
        <SearchField
          className={styles.search}
          size="small"
          aria-label={t('service.picker.search')}
          value={search}
          onChange={setSearch}
          // Enter goes on to the next step everywhere but here.
          onKeyDown={event => {
            if (event.key === 'Enter') {
              event.preventDefault();
            }
          }}
        />
      )}
      {shown.length < services.length && (
        <QuietText>
          {t('service.picker.hidden', {
            hidden: String(services.length - shown.length),
            total: String(services.length),
          })}
        </QuietText>
      )}
      <RadioGroup
        className={styles.options}
        aria-labelledby={labelId}
        validationBehavior="aria"
        isInvalid={(rawErrors ?? []).length > 0}
        isDisabled={props.disabled || props.readonly}
        aria-describedby={checkId}
        // A value without a radio would take the group out of the tab order.
        value={isShown && formData ? formData : null}
        onChange={props.write}
      >
        {shown.map(service => (
          <ServiceOption key={service.uid} service={service} />
        ))}
      </RadioGroup>
      <CheckLine id={checkId} kind={problem ? 'wrong' : undefined}>
        {problem}
      </CheckLine>
    </div>
  );
}

/**
 * Chooses one of the PlatformServices that are on the chosen cluster.
 *
 * @internal
 */
export function PlatformServicePicker(props: FieldProps<string>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const write = useFormValue(props);
  const { cluster } = readFormValues(props.formContext?.formData);
  const answer = useQuestion(cluster, signal =>
    listPlatformServices(api, cluster ?? '', signal),
  );
  if (!cluster) {
    return (
      <RegionMessage
        sentence={t('form.missing', {
          fields: t('form.missingFields.cluster'),
        })}
      />
    );
  }
  return (
    <AnswerRegion
      answer={answer}
      loading={t('service.picker.loading')}
      forbidden={t('service.picker.forbidden')}
      problem={params => t('service.picker.problem', params)}
      rows={3}
    >
      {installed => {
        const title = installed.cluster?.title ?? cluster;
        if (installed.services.length > 0) {
          return (
            <ServiceList
              {...props}
              cluster={cluster}
              installed={installed}
              write={write}
            />
          );
        }
        return (
          <RegionMessage
            sentence={
              installed.cluster?.freshness.asOf === undefined
                ? t('service.picker.notKnown', { cluster: title })
                : t('service.picker.none', { cluster: title })
            }
          />
        );
      }}
    </AnswerRegion>
  );
}
