import { useId } from 'react';
import { Button, ButtonIcon, TextField } from '@backstage/ui';
import { RiDeleteBinLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import { CheckLine, FormVariable } from '../common';
import styles from './EnvironmentEditor.module.css';

/**
 * One variable: its name with its value, or, where the cluster keeps the value,
 * that it is kept.
 *
 * @internal
 */
export function VariableRow(props: {
  /** Of the row, for what looks for it. */
  id: number;
  variable: FormVariable;
  /** Counted from 1. */
  number: string;
  problems: readonly string[];
  isDisabled: boolean;
  /** True when the cluster has a value that can be kept. */
  isOnCluster: boolean;
  onChange: (part: Partial<FormVariable>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const checkId = useId();
  const { isDisabled, isOnCluster, number, onChange, problems } = props;
  const { keep, name, value } = props.variable;
  return (
    <div className={styles.row} data-row={props.id}>
      <TextField
        className={styles.text}
        label={t('form.environment.nameLabel', { number })}
        validationBehavior="aria"
        isInvalid={problems.length > 0}
        isDisabled={isDisabled}
        isReadOnly={keep}
        aria-describedby={checkId}
        autoComplete="off"
        spellCheck="false"
        value={name}
        onChange={text => onChange({ name: text })}
      />
      {keep ? (
        <span className={`${styles.text} ${styles.kept}`}>
          <span
            role="note"
            aria-label={t('service.update.keptValue', { name })}
          >
            {t('service.update.kept')}
          </span>
          <Button
            size="small"
            variant="secondary"
            isDisabled={isDisabled}
            aria-label={t('service.update.replaceNamed', { name })}
            onPress={() => onChange({ keep: undefined, value: '' })}
          >
            {t('service.update.replace')}
          </Button>
        </span>
      ) : (
        <TextField
          className={`${styles.text} ${styles.value}`}
          label={t('form.environment.valueLabel', { number })}
          validationBehavior="aria"
          isDisabled={isDisabled}
          autoComplete="off"
          spellCheck="false"
          value={value}
          onChange={text => onChange({ value: text })}
        />
      )}
      {!keep && isOnCluster && (
        <Button
          size="small"
          variant="secondary"
          isDisabled={isDisabled}
          aria-label={t('service.update.keepNamed', { name })}
          onPress={() => onChange({ keep: true, value: '' })}
        >
          {t('service.update.keep')}
        </Button>
      )}
      <ButtonIcon
        className={styles.remove}
        size="small"
        variant="tertiary"
        isDisabled={isDisabled}
        icon={<RiDeleteBinLine />}
        aria-label={
          name
            ? t('form.environment.removeNamed', { name })
            : t('form.environment.remove', { number })
        }
        onPress={props.onRemove}
      />
      {problems.length > 0 && (
        <div className={styles.check}>
          <CheckLine id={checkId} kind="wrong">
            {problems.join(' ')}
          </CheckLine>
        </div>
      )}
    </div>
  );
}
