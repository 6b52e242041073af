import { Radio, RadioGroup, TextField } from '@backstage/ui';
import { PlatformModeDeclaration } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText } from '../../components';
import { useTranslation } from '../../language';
import { StatedPlatformMode } from '../common';
import styles from './PlatformModeStatement.module.css';

const WAYS = ['flag', 'env', 'config'] as const;

/**
 * How the image is told: the way, and what is said. A way that the provider
 * declares brings its values with it.
 *
 * @internal
 */
export function StatementFields(props: {
  statement: StatedPlatformMode | undefined;
  declared: PlatformModeDeclaration | undefined;
  isDisabled: boolean;
  onChange: (statement: StatedPlatformMode) => void;
}) {
  const { t } = useTranslation();
  const { declared, isDisabled, onChange, statement } = props;
  const choose = (via: StatedPlatformMode['via']) =>
    onChange({ ...(declared?.via === via ? fromDeclared(declared) : { via }) });
  const set = (part: Partial<StatedPlatformMode>) => {
    if (statement) {
      onChange({ ...statement, ...part });
    }
  };
  return (
    <>
      <RadioGroup
        label={t('form.mode.via.label')}
        orientation="horizontal"
        validationBehavior="aria"
        isDisabled={isDisabled}
        value={statement?.via ?? null}
        onChange={value => {
          const via = WAYS.find(way => way === value);
          if (via) {
            choose(via);
          }
        }}
      >
        {WAYS.map(way => (
          <Radio key={way} value={way}>
            {t(`form.mode.via.${way}`)}
          </Radio>
        ))}
      </RadioGroup>
      {statement?.via === 'flag' && (
        <TextField
          className={styles.text}
          label={t('form.mode.flag')}
          description={t('form.mode.flagHint')}
          validationBehavior="aria"
          isDisabled={isDisabled}
          autoComplete="off"
          spellCheck="false"
          value={statement.value ?? ''}
          onChange={value => set({ value })}
        />
      )}
      {statement?.via === 'env' && (
        <div className={styles.variable}>
          <TextField
            className={styles.text}
            label={t('form.mode.variableName')}
            validationBehavior="aria"
            isDisabled={isDisabled}
            autoComplete="off"
            spellCheck="false"
            value={statement.name ?? ''}
            onChange={name => set({ name })}
          />
          <TextField
            className={styles.text}
            label={t('form.mode.variableValue')}
            validationBehavior="aria"
            isDisabled={isDisabled}
            autoComplete="off"
            spellCheck="false"
            value={statement.value ?? ''}
            onChange={value => set({ value })}
          />
        </div>
      )}
      {statement?.via === 'config' && (
        <QuietText>{t('form.mode.configHint')}</QuietText>
      )}
    </>
  );
}

/**
 * The statement that a declaration proposes, without its tick. A flag has no
 * name: its value is the whole flag.
 *
 * @internal
 */
export function fromDeclared({
  name,
  value,
  via,
}: PlatformModeDeclaration): StatedPlatformMode {
  return {
    via,
    ...(via !== 'flag' && name !== undefined && { name }),
    ...(value !== undefined && { value }),
    stated: false,
  };
}
