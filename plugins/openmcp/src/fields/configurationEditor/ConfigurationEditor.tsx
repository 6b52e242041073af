import { useEffect } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { Button, TextAreaField } from '@backstage/ui';
import { openmcpApiRef } from '../../api';
import { QuietText } from '../../components';
import { useTranslation } from '../../language';
import {
  CheckLine,
  FieldProps,
  readFormValues,
  useFormValue,
  useQuestion,
} from '../common';
import { askConfiguration, ConfigurationDraft } from './askConfiguration';
import { configurationProblems } from './configurationProblems';
import styles from './ConfigurationEditor.module.css';

/** An image that is typed is looked up after this time, in milliseconds. */
const REST = 400;
const MOST_ROWS = 20;

function Editor(
  props: FieldProps<string> & {
    draft: ConfigurationDraft;
    write: (text: string | undefined) => void;
  },
) {
  const { t } = useTranslation();
  const { draft, formData, idSchema, write } = props;
  const { findings, kind, manifest, name, neededBefore, optional } = draft;
  const text = formData ?? manifest;
  const isTouched = formData !== undefined;
  const problems = isTouched ? configurationProblems(text, draft, t) : [];
  const checkId = `${idSchema?.$id}__check`;
  const gaps = findings.map(({ field }) => field).join(', ');
  const check = () => {
    if (problems.length > 0) {
      return problems.join(' ');
    }
    return isTouched || findings.length === 0
      ? t('form.configuration.complete')
      : t('form.configuration.leftOut', { fields: gaps });
  };
  const fine = isTouched || findings.length === 0 ? 'good' : 'note';
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>{t('form.configuration.label')}</legend>
      <QuietText>
        {optional
          ? t('form.configuration.optional', { kind, name })
          : t('form.configuration.needed', {
              kind,
              name,
              step: t(`form.configuration.step.${neededBefore}`),
            })}{' '}
        {t('form.configuration.inRepository')}
      </QuietText>
      <TextAreaField
        className={styles.text}
        label={t('form.configuration.text', { kind, name })}
        isInvalid={problems.length > 0 || (props.rawErrors ?? []).length > 0}
        isDisabled={props.disabled || props.readonly}
        aria-describedby={checkId}
        spellCheck="false"
        autoComplete="off"
        rows={Math.min(MOST_ROWS, text.split('\n').length + 1)}
        value={text}
        onChange={next => write(next === manifest ? undefined : next)}
      />
      <CheckLine id={checkId} kind={problems.length > 0 ? 'wrong' : fine}>
        {check()}
      </CheckLine>
      {isTouched && (
        <div>
          <Button
            size="small"
            variant="secondary"
            onPress={() => write(undefined)}
          >
            {t('form.configuration.reset')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/**
 * The configuration object of the provider, to be filled in where it is written
 * beside the manifest: on clusters that are delivered by GitOps. Elsewhere the
 * preview says what has to exist.
 *
 * @internal
 */
export function ConfigurationEditor(props: FieldProps<string>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const write = useFormValue(props);
  const values = readFormValues(props.formContext?.formData);
  const { cluster, image, name, provider } = values;
  const isAskable = Boolean(cluster && image && name && provider);
  const answer = useQuestion(
    isAskable ? JSON.stringify([provider, image, cluster, name]) : undefined,
    signal => askConfiguration(api, values, signal),
    REST,
  );
  const { data, problem } = answer;
  const isMeant = data?.isThroughRepository && data.draft !== undefined;
  const isUnwanted = data !== undefined && !isMeant && Boolean(props.formData);
  useEffect(() => {
    // What was filled in for another provider is written nowhere.
    if (isUnwanted) {
      write(undefined);
    }
  }, [isUnwanted, write]);
  if (problem) {
    return (
      <CheckLine id={`${props.idSchema?.$id}__check`} kind="note">
        {t('form.configuration.notRead')}
      </CheckLine>
    );
  }
  return data?.draft && data.isThroughRepository ? (
    <Editor {...props} draft={data.draft} write={write} />
  ) : null;
}
