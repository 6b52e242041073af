import { useEffect } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { EligibilityRuleResult } from '@openmcp/backstage-plugin-openmcp-common';
import { RiErrorWarningFill } from '@remixicon/react';
import { openmcpApiRef } from '../../api';
import { Banner, QuietText, VerdictPair } from '../../components';
import { useTranslation } from '../../language';
import { AnswerRegion, FieldProps, useFormValue, useQuestion } from '../common';
import { openRules, RemainingRules } from '../manifestPreview/RemainingRules';
import { readDeclaration } from './readDeclaration';
import styles from './TraitsPreview.module.css';

/** Traits that are typed are judged after this time, in milliseconds. */
const REST = 600;

/** Names of the traits that rules miss, each once. */
function undeclaredTraits(results: readonly EligibilityRuleResult[]): string[] {
  const names = results.flatMap(({ params }) => params.traits ?? []);
  return [...new Set(names.map(String))];
}

/**
 * Says what the rules make of the traits in the form, before anything is written.
 *
 * @internal
 */
export function TraitsPreview(props: FieldProps<null>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const write = useFormValue(props);
  // The scaffolder validates what the form has a key for, and nothing else.
  useEffect(() => write(null), [write]);
  const { isAny, problems, version } = readDeclaration(
    props.formContext?.formData,
  );
  const isAskable = isAny && problems.length === 0;
  const answer = useQuestion(
    isAskable ? JSON.stringify(version) : undefined,
    signal => api.checkEligibility({ traits: version }, { signal }),
    REST,
  );
  if (problems.length > 0) {
    return (
      <div role="status">
        <Banner
          family="negative"
          icon={<RiErrorWarningFill size={16} aria-hidden />}
        >
          <p className={styles.paragraph}>{t('form.traits.findings')}</p>
          <ul className={styles.list}>
            {problems.map(({ message, path }) => (
              <li key={`${path} ${message}`}>
                {t('form.preview.said', { field: path, message })}
              </li>
            ))}
          </ul>
        </Banner>
      </div>
    );
  }
  if (!isAny) {
    return <QuietText>{t('form.traits.nothing')}</QuietText>;
  }
  return (
    <section aria-label={t('form.traits.label')} className={styles.preview}>
      <AnswerRegion
        answer={answer}
        loading={t('form.traits.loading')}
        forbidden={t('form.provider.forbidden')}
        problem={params => t('form.traits.problem', params)}
        rows={3}
      >
        {report => {
          const { applicable, today, withPlatformMode } = report.wrap;
          const unknown = openRules(report, 'withPlatformMode', ['unknown']);
          const others = openRules(report, 'withPlatformMode', [
            'blocked',
            'needs-configuration',
            'warning',
          ]);
          return (
            <>
              {applicable && today && withPlatformMode && (
                <VerdictPair
                  today={today.outcome}
                  withPlatformMode={withPlatformMode.outcome}
                  released={report.platformMode?.releasedSince !== undefined}
                />
              )}
              <p className={styles.paragraph}>
                {unknown.length > 0
                  ? t('form.traits.undeclared', {
                      count: unknown.length,
                      traits: undeclaredTraits(unknown).join(', '),
                    })
                  : t('form.traits.allDeclared')}
              </p>
              <RemainingRules title={t('form.traits.rules')} results={others} />
            </>
          );
        }}
      </AnswerRegion>
    </section>
  );
}
