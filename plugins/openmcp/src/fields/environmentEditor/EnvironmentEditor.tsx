import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Button } from '@backstage/ui';
import { RiAddLine } from '@remixicon/react';
import { QuietText, useProblemReason } from '../../components';
import { openmcpTranslationRef } from '../../translations';
import {
  CheckLine,
  fieldOptions,
  FieldProps,
  fieldTexts,
  FormVariable,
  readFormValues,
  toEntry,
  useFormValue,
  useLiveService,
  usePreset,
} from '../common';
import { environmentProblems } from './environmentProblems';
import { VariableRow } from './VariableRow';
import styles from './EnvironmentEditor.module.css';

interface Row extends FormVariable {
  id: number;
}

function isBlank({ keep, name, value }: FormVariable): boolean {
  return !keep && name === '' && value === '';
}

/**
 * The variables of the init and the run pods, one row each. A row that nobody
 * has filled in is no variable. Of an update, those of the cluster are there and
 * keep their values until somebody replaces them.
 *
 * @internal
 */
export function EnvironmentEditor(
  props: FieldProps<Array<ReturnType<typeof toEntry>>>,
) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const problemReason = useProblemReason();
  const write = useFormValue(props);
  const nextId = useRef(0);
  const toRow = (variable: FormVariable): Row => {
    nextId.current += 1;
    return { ...variable, id: nextId.current };
  };
  const [rows, setRows] = useState<Row[]>(() =>
    readFormValues({ env: props.formData }).env.map(toRow),
  );
  const { isUpdate } = fieldOptions(props.uiSchema);
  const live = useLiveService(
    readFormValues(props.formContext?.formData),
    isUpdate,
  );
  const names = live.data?.spec.environmentNames;
  const kept = useMemo(
    () => names?.map(name => ({ name, value: '', keep: true as const })),
    [names],
  );
  const preset = useCallback(
    (variables: FormVariable[] | undefined) => {
      setRows(
        (variables ?? []).map(variable => {
          nextId.current += 1;
          return { ...variable, id: nextId.current };
        }),
      );
      write(variables?.map(toEntry));
    },
    [write],
  );
  // Forms put an empty list where the schema of the field is that of a list.
  usePreset(live.key, kept, !props.formData?.length, preset);
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number>();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A new row is there to be filled in.
    if (added !== undefined) {
      fieldset.current
        ?.querySelector<HTMLInputElement>(`[data-row="${added}"] input`)
        ?.focus();
    }
  }, [added]);

  const change = (next: Row[]) => {
    setRows(next);
    write(next.filter(row => !isBlank(row)).map(toEntry));
  };
  const set = (row: Row, part: Partial<FormVariable>) =>
    change(
      rows.map(candidate =>
        candidate.id === row.id ? { ...candidate, ...part } : candidate,
      ),
    );
  const filled = rows.filter(row => !isBlank(row));
  const problems = environmentProblems(filled, t);
  const { description, label } = fieldTexts(props, t('form.environment.label'));
  const isDisabled = props.disabled || props.readonly;
  return (
    <fieldset ref={fieldset} className={styles.editor}>
      <legend className={styles.legend}>{label}</legend>
      {description && <QuietText>{description}</QuietText>}
      {live.problem && (
        <CheckLine id={`${props.idSchema?.$id}__live`} kind="note">
          {t('service.update.problem', {
            reason: problemReason(live.problem),
          })}
        </CheckLine>
      )}
      {rows.length === 0 && <span>{t('form.environment.empty')}</span>}
      {rows.map((row, index) => {
        const number = String(index + 1);
        return (
          <VariableRow
            key={row.id}
            id={row.id}
            variable={row}
            number={number}
            problems={problems[filled.indexOf(row)] ?? []}
            isDisabled={Boolean(isDisabled)}
            isOnCluster={names?.includes(row.name) ?? false}
            onChange={part => set(row, part)}
            onRemove={() => {
              change(rows.filter(candidate => candidate.id !== row.id));
              addButton.current?.focus();
            }}
          />
        );
      })}
      <div className={styles.foot}>
        <Button
          ref={addButton}
          size="small"
          variant="secondary"
          iconStart={<RiAddLine />}
          isDisabled={isDisabled}
          onPress={() => {
            const row = toRow({ name: '', value: '' });
            setRows([...rows, row]);
            setAdded(row.id);
          }}
        >
          {t('form.environment.add')}
        </Button>
        <QuietText>{t('form.environment.secrets')}</QuietText>
      </div>
    </fieldset>
  );
}
