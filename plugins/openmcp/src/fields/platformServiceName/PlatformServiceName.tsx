import { useEffect, useRef } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { Button, TextField } from '@backstage/ui';
import { openmcpApiRef } from '../../api';
import { useTranslation } from '../../language';
import {
  FieldProps,
  fieldFindings,
  fieldTexts,
  readFormValues,
  useFormValue,
  useQuestion,
} from '../common';
import { NameCheck } from './NameCheck';
import styles from './PlatformServiceName.module.css';

/**
 * The name of the PlatformService: preset once from the provider, checked while
 * one types.
 *
 * @internal
 */
export function PlatformServiceName(props: FieldProps<string>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const write = useFormValue(props);
  const { formContext, formData, idSchema, rawErrors } = props;
  const { cluster, provider } = readFormValues(formContext?.formData);
  const name = formData ?? '';
  const isTouched = useRef(name !== '');

  const providers = useQuestion(provider && 'providers', signal =>
    api.getProviders({}, { signal }),
  ).data?.items;
  const proposal = providers?.find(
    item => item.entityRef === provider,
  )?.installationName;
  useEffect(() => {
    if (proposal && !isTouched.current) {
      isTouched.current = true;
      write(proposal);
    }
  }, [proposal, write]);

  const isOfAnother = providers?.some(
    item => item.installationName === name && item.entityRef !== provider,
  );
  const isProposed =
    proposal &&
    name !== proposal &&
    (name === '' || isOfAnother || fieldFindings({ name }).length > 0);
  const checkId = `${idSchema?.$id}__check`;
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <TextField
          className={styles.text}
          {...fieldTexts(props, t('form.name.label'))}
          validationBehavior="aria"
          isRequired={props.required}
          isInvalid={(rawErrors ?? []).length > 0}
          isDisabled={props.disabled || props.readonly}
          aria-describedby={checkId}
          autoComplete="off"
          spellCheck="false"
          value={name}
          onChange={value => {
            isTouched.current = true;
            write(value || undefined);
          }}
        />
        {isProposed && (
          <Button
            size="small"
            variant="secondary"
            onPress={() => write(proposal)}
          >
            {t('form.use', { text: proposal })}
          </Button>
        )}
      </div>
      <NameCheck id={checkId} name={name} cluster={cluster} />
    </div>
  );
}
