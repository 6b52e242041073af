import { useEffect, useRef, useState } from 'react';
import { Button } from '@backstage/ui';
import { RiAddLine } from '@remixicon/react';
import { QuietText, useProblemReason } from '../../components';
import { useTranslation } from '../../language';
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
  useOtherService,
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

/** Whether nothing is left of what somebody changed. */
function isAsOnCluster(
  rows: readonly FormVariable[],
  names: readonly string[] | undefined,
): boolean {
  return (
    names !== undefined &&
    rows.length === names.length &&
    rows.every(({ keep, name }, position) => keep && name === names[position])
  );
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
  const { t } = useTranslation();
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
  const isUntouched = useRef(false);
  isUntouched.current = isUpdate && props.formData === undefined;
  // What the cluster has is shown and is no value of the form: so it stays.
  useEffect(() => {
    if (isUntouched.current && names) {
      setRows(
        names.map(name => {
          nextId.current += 1;
          return { name, value: '', keep: true, id: nextId.current };
        }),
      );
    }
  }, [names]);
  useOtherService(live.key, () => {
    setRows([]);
    write(undefined);
  });
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
    const entries = next.filter(row => !isBlank(row));
    write(isAsOnCluster(entries, names) ? undefined : entries.map(toEntry));
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
