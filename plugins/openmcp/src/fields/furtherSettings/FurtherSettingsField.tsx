import { useEffect, useState } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { Accordion, AccordionPanel, AccordionTrigger } from '@backstage/ui';
import { openmcpApiRef } from '../../api';
import { useTranslation } from '../../language';
import {
  CheckLine,
  fieldOptions,
  FieldProps,
  fieldTexts,
  FurtherSettings,
  readFormValues,
  readFurtherSettings,
  useFormValue,
  useLiveService,
  useOtherService,
  useQuestion,
} from '../common';
import { CommandsPart } from './CommandsPart';
import { ForcePart } from './ForcePart';
import { furtherProblems } from './furtherProblems';
import { isSetByHand, rememberWritten, withoutGuarded } from './guardedValue';
import { MetricsPart } from './MetricsPart';
import { allowedParts, templateParts } from './parts';
import { PullSecretsPart } from './PullSecretsPart';
import { SpreadPart } from './SpreadPart';
import { VolumesPart } from './VolumesPart';
import styles from './FurtherSettings.module.css';

const NOTHING: FurtherSettings = { spec: {}, force: false };

function isNothing({ force, spec }: FurtherSettings): boolean {
  return !force && Object.keys(spec).length === 0;
}

/** How many parts are set: volumes and commands are two fields each. */
function countSet({ force, spec }: FurtherSettings): number {
  const { extraVolumeMounts: _, initCommand, runCommand, ...others } = spec;
  const isCommandSet = initCommand !== undefined || runCommand !== undefined;
  return (
    Object.keys(others).length + Number(isCommandSet) + Number(Boolean(force))
  );
}

/**
 * Settings that few need, folded away. What takes a right of its own is there only
 * for who has it, and never comes with an address.
 *
 * @internal
 */
export function FurtherSettingsField(
  props: FieldProps<Partial<FurtherSettings>>,
) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const write = useFormValue(props);
  const values = readFormValues(props.formContext?.formData);
  const { isUpdate } = fieldOptions(props.uiSchema);
  const settings = readFurtherSettings(props.formData);
  const live = useLiveService(values, isUpdate);
  const clusters = useQuestion(values.cluster && 'clusters', signal =>
    api.getClusters({ signal }),
  ).data;
  const may = clusters?.items.find(({ name }) => name === values.cluster)?.may;
  const parts = allowedParts(templateParts(props.uiSchema), may);

  const change = (next: FurtherSettings) => {
    rememberWritten(next);
    write(isNothing(next) ? undefined : next);
  };
  useOtherService(live.key, () => write(undefined));
  const [isLeftOut, setLeftOut] = useState(false);
  const isOwn = isSetByHand(settings);
  const kept = JSON.stringify(withoutGuarded(settings));
  useEffect(() => {
    if (!isOwn) {
      setLeftOut(true);
      const rest: FurtherSettings = JSON.parse(kept);
      write(isNothing(rest) ? undefined : rest);
    }
  }, [isOwn, kept, write]);

  const part = {
    settings: isOwn ? settings : NOTHING,
    isUpdate,
    live: live.data?.spec,
    isDisabled: Boolean(props.disabled || props.readonly),
    onChange: change,
  };
  // What is not filled in yet is said when the person goes on.
  const problems = furtherProblems(settings).filter(
    ({ code }) => code !== 'empty',
  );
  const { label, description } = fieldTexts(props, t('form.further.label'));
  const count = countSet(settings);
  const kindOf = () => {
    if (problems.length > 0) {
      return 'wrong';
    }
    return isLeftOut ? 'note' : undefined;
  };
  if (parts.length === 0) {
    return null;
  }
  return (
    <div className={styles.field}>
      <Accordion defaultExpanded={count > 0}>
        <AccordionTrigger
          level={3}
          title={label}
          subtitle={
            count > 0
              ? t('form.further.set', { count })
              : description ?? t('form.further.none')
          }
        />
        <AccordionPanel>
          <div className={styles.parts}>
            {parts.includes('pullSecrets') && <PullSecretsPart {...part} />}
            {parts.includes('volumes') && (
              <VolumesPart
                {...part}
                mayUseHostPath={parts.includes('hostPath')}
              />
            )}
            {parts.includes('spread') && <SpreadPart {...part} />}
            {parts.includes('metrics') && <MetricsPart {...part} />}
            {parts.includes('commands') && <CommandsPart {...part} />}
            {parts.includes('force') && <ForcePart {...part} />}
          </div>
        </AccordionPanel>
      </Accordion>
      <CheckLine id={`${props.idSchema?.$id}__check`} kind={kindOf()}>
        {problems.length > 0
          ? problems
              .map(({ field, message }) =>
                t('form.further.problem', { field, message }),
              )
              .join(' ')
          : isLeftOut && t('form.further.leftOut')}
      </CheckLine>
    </div>
  );
}
