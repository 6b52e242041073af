import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Button, Select } from '@backstage/ui';
import { RiCheckLine, RiFileCopyLine } from '@remixicon/react';
import {
  QuietText,
  RegionMessage,
  useCopy,
  useRuleTexts,
} from '../../components';
import { openmcpTranslationRef } from '../../translations';
import { RemedyLine } from './remediesOf';
import { ProviderQuery, REMEDY_ROLES } from './useProviderQuery';
import styles from './ProviderPage.module.css';

/** No role has a name like this. */
const ANYONE = ':anyone';

/** One line, whatever the text holds. */
function inline(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * What must change so that the image can run as a platform service, and who can
 * change it.
 *
 * @internal
 */
export function ChangesTab(props: {
  name: string;
  lines: readonly RemedyLine[];
  role: ProviderQuery['for'];
  onRole: (role: ProviderQuery['for']) => void;
  /** Shows a rule. */
  onRule: (ruleId: string) => void;
}) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const ruleTexts = useRuleTexts();
  const { lines, name, onRole, onRule, role } = props;
  const shown = lines.filter(({ remedy }) => !role || remedy.by === role);
  const markdown = [
    `## ${t('provider.changes.markdownTitle', { name: inline(name) })}`,
    '',
    ...shown.map(
      ({ remedy, ruleIds }) =>
        `- [ ] ${t('provider.changes.markdownLine', {
          remedy: inline(ruleTexts.sentence(remedy)),
          by: t(`rules.by.${remedy.by}`),
          rule: ruleIds.map(id => `\`${id}\``).join(', '),
        })}`,
    ),
    '',
  ].join('\n');
  const { copied, copyText, refused } = useCopy(markdown);
  if (lines.length === 0) {
    return <RegionMessage sentence={t('provider.changes.none')} />;
  }
  return (
    <div className={styles.groups}>
      <div className={styles.check}>
        <Select
          className={styles.clusters}
          label={t('provider.changes.for')}
          options={[
            { id: ANYONE, label: t('provider.changes.anyone') },
            ...REMEDY_ROLES.map(id => ({ id, label: t(`rules.by.${id}`) })),
          ]}
          value={role ?? ANYONE}
          onChange={value =>
            onRole(REMEDY_ROLES.find(candidate => candidate === value))
          }
        />
        <Button
          variant="secondary"
          iconStart={copied ? <RiCheckLine /> : <RiFileCopyLine />}
          onPress={copyText}
        >
          {copied ? t('provider.changes.copied') : t('provider.changes.copy')}
        </Button>
        {refused && <QuietText>{t('copy.refused')}</QuietText>}
      </div>
      {shown.length === 0 ? (
        <RegionMessage sentence={t('provider.changes.nothingMatches')} />
      ) : (
        <ul className={styles.remedies}>
          {shown.map(({ remedy, ruleIds }) => (
            <li key={`${remedy.by}${remedy.code}${ruleIds.join()}`}>
              <span className={styles.remedy}>
                {ruleTexts.sentence(remedy)}
              </span>
              <QuietText>{t(`rules.by.${remedy.by}`)}</QuietText>
              {ruleIds.map(ruleId => (
                <button
                  key={ruleId}
                  type="button"
                  className={styles.ruleLink}
                  onClick={() => onRule(ruleId)}
                >
                  {t('provider.changes.rule', { rule: ruleId })}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
