import { useEffect } from 'react';
import { Checkbox } from '@backstage/ui';
import {
  checkPlatformModeStatement,
  EligibilityReport,
} from '@openmcp/backstage-plugin-openmcp-common';
import { formatImage, QuietText } from '../../components';
import { useTranslation } from '../../language';
import {
  CheckLine,
  FieldProps,
  readFormValues,
  readStatement,
  StatedPlatformMode,
  toEntry,
  toldApart,
  useFormValue,
  withoutTick,
} from '../common';
import { fromDeclared, StatementFields } from './StatementFields';
import {
  decidingSentence,
  lacksPlatformMode,
  refusalSentence,
  statementNeed,
} from './statementNeed';
import { useTick } from './useTick';
import styles from './PlatformModeStatement.module.css';

/**
 * What has to be known before a statement is asked for.
 *
 * @internal
 */
export interface Asked {
  report: EligibilityReport;
  /** True when the statement that is recorded on the object is enough. */
  isKept: boolean;
  /** Undefined when the cluster is not known. */
  mayState?: boolean;
  clusterTitle: string;
}

/**
 * The statement itself, or why none is needed, helps or may be made.
 *
 * @internal
 */
export function Statement(
  props: FieldProps<StatedPlatformMode> & { asked: Asked },
) {
  const { t } = useTranslation();
  const write = useFormValue(props);
  const { asked, formContext, formData, idSchema } = props;
  const { report } = asked;
  const values = readFormValues(formContext?.formData);
  const { cluster, image = '', provider } = values;
  const statement = readStatement(formData);
  const env = toldApart({ ...values, platformMode: statement });
  const need = statementNeed(report);
  const isAsked = !asked.isKept && (need === 'blocked' || need === 'unknown');
  const mayState = asked.mayState !== false;
  const declared = report.platformMode;
  const shown = formatImage(image, t('image.impliedTag'));

  const isPresent = statement !== undefined;
  useEffect(() => {
    if (isAsked && mayState) {
      if (!isPresent && declared) {
        write(fromDeclared(declared));
      }
    } else if (isPresent) {
      write(undefined);
    }
  }, [declared, isAsked, isPresent, mayState, write]);

  const { name, value, via } = statement ?? {};
  const { isTicked, setTicked } = useTick(
    JSON.stringify([provider, image, cluster, via, name, value]),
    isAsked && mayState ? statement : undefined,
    write,
  );

  if (need === 'none') {
    return <QuietText>{t('form.mode.notNeeded', { image: shown })}</QuietText>;
  }
  if (asked.isKept && need !== 'refused') {
    return <QuietText>{t('form.mode.kept', { image: shown })}</QuietText>;
  }
  if (need === 'refused') {
    const reason = refusalSentence(report);
    return (
      <CheckLine id={`${idSchema?.$id}__check`} kind="wrong">
        {t('form.mode.refused', { reason })}
      </CheckLine>
    );
  }
  const problems = statement
    ? checkPlatformModeStatement(withoutTick(statement), {
        image,
        env: env.map(toEntry),
      }).filter(({ severity }) => severity === 'error')
    : [];
  const why = () => {
    if (need === 'unknown') {
      return t('form.mode.unknown');
    }
    return lacksPlatformMode(report)
      ? t('form.mode.blockedToday')
      : t('form.mode.blockedBecause', {
          reason: decidingSentence(report.wrap.today),
        });
  };
  const isDisabled = props.disabled || props.readonly;
  return (
    <fieldset className={styles.statement}>
      <legend className={styles.legend}>{t('form.mode.label')}</legend>
      <p className={styles.sentence}>{why()}</p>
      <p className={styles.sentence}>
        <QuietText>{t('form.mode.what')}</QuietText>
      </p>
      {mayState ? (
        <>
          <StatementFields
            statement={statement}
            declared={declared}
            isDisabled={isDisabled}
            onChange={write}
          />
          <CheckLine
            id={`${idSchema?.$id}__check`}
            kind={problems.length > 0 ? 'wrong' : undefined}
          >
            {problems.map(({ message }) => message).join(' ')}
          </CheckLine>
          <Checkbox
            className={styles.tick}
            validationBehavior="aria"
            isDisabled={isDisabled || !statement}
            isInvalid={(props.rawErrors ?? []).length > 0}
            isSelected={isTicked}
            onChange={setTicked}
          >
            {t('form.mode.tick', { image: shown })}
          </Checkbox>
        </>
      ) : (
        <p className={styles.sentence}>
          {t('form.mode.mayNot', { cluster: asked.clusterTitle })}
        </p>
      )}
    </fieldset>
  );
}
