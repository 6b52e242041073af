import { useEffect, useId, useRef, useState } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Button, ButtonIcon, TextField } from '@backstage/ui';
import { RiAddLine, RiDeleteBinLine } from '@remixicon/react';
import { QuietText } from '../../components';
import { openmcpTranslationRef } from '../../translations';
import {
  CheckLine,
  FieldProps,
  fieldTexts,
  FormVariable,
  readFormValues,
  useFormValue,
} from '../common';
import { environmentProblems } from './environmentProblems';
import styles from './EnvironmentEditor.module.css';

interface Row extends FormVariable {
  id: number;
}

function isBlank({ name, value }: FormVariable): boolean {
  return name === '' && value === '';
}

/**
 * The variables of the init and the run pods, one row each. A row that nobody
 * has filled in is no variable.
 *
 * @internal
 */
export function EnvironmentEditor(props: FieldProps<FormVariable[]>) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const write = useFormValue(props);
  const id = useId();
  const nextId = useRef(0);
  const toRow = (variable: FormVariable): Row => {
    nextId.current += 1;
    return { ...variable, id: nextId.current };
  };
  const [rows, setRows] = useState<Row[]>(() =>
    readFormValues({ env: props.formData }).env.map(toRow),
  );
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
    write(
      next
        .filter(row => !isBlank(row))
        .map(({ name, value }) => ({ name, value })),
    );
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
      {rows.length === 0 && <span>{t('form.environment.empty')}</span>}
      {rows.map((row, index) => {
        const number = String(index + 1);
        const found = problems[filled.indexOf(row)] ?? [];
        const checkId = `${id}-${row.id}`;
        return (
          <div key={row.id} className={styles.row} data-row={row.id}>
            <TextField
              className={styles.text}
              label={t('form.environment.nameLabel', { number })}
              validationBehavior="aria"
              isInvalid={found.length > 0}
              isDisabled={isDisabled}
              aria-describedby={checkId}
              autoComplete="off"
              spellCheck="false"
              value={row.name}
              onChange={name => set(row, { name })}
            />
            <TextField
              className={`${styles.text} ${styles.value}`}
              label={t('form.environment.valueLabel', { number })}
              validationBehavior="aria"
              isDisabled={isDisabled}
              autoComplete="off"
              spellCheck="false"
              value={row.value}
              onChange={value => set(row, { value })}
            />
            <ButtonIcon
              className={styles.remove}
              size="small"
              variant="tertiary"
              isDisabled={isDisabled}
              icon={<RiDeleteBinLine />}
              aria-label={
                row.name
                  ? t('form.environment.removeNamed', { name: row.name })
                  : t('form.environment.remove', { number })
              }
              onPress={() => {
                change(rows.filter(candidate => candidate.id !== row.id));
                addButton.current?.focus();
              }}
            />
            {found.length > 0 && (
              <div className={styles.check}>
                <CheckLine id={checkId} kind="wrong">
                  {found.join(' ')}
                </CheckLine>
              </div>
            )}
          </div>
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
