import { useState } from 'react';
import { Button, Select } from '@backstage/ui';
import { RiCheckLine, RiFileCopyLine } from '@remixicon/react';
import {
  QuietText,
  RegionMessage,
  useCopy,
  useRuleTexts,
} from '../../components';
import { useTranslation } from '../../language';
import { RemedyLine } from './remediesOf';
import { ProviderQuery, REMEDY_ROLES } from './useProviderQuery';
import { useRememberedRole } from './useRememberedRole';
import styles from './ProviderPage.module.css';

/** No role has a name like this. */
const ANYONE = ':anyone';

function keyOf({ remedy, ruleIds }: RemedyLine): string {
  return JSON.stringify([remedy.by, remedy.code, remedy.params, ruleIds]);
}

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
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { lines, name, onRole, onRule } = props;
  const { remember, role } = useRememberedRole(props.role);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setTicked(before => {
      const next = new Set(before);
      return next.delete(key) ? next : next.add(key);
    });
  const shown = lines.filter(({ remedy }) => !role || remedy.by === role);
  const markdown = [
    `## ${t('provider.changes.markdownTitle', { name: inline(name) })}`,
    '',
    ...shown.map(
      line =>
        `- [${ticked.has(keyOf(line)) ? 'x' : ' '}] ${t(
          'provider.changes.markdownLine',
          {
            remedy: inline(ruleTexts.sentence(line.remedy)),
            by: t(`rules.by.${line.remedy.by}`),
            rule: line.ruleIds.map(id => `\`${id}\``).join(', '),
          },
        )}`,
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
          onChange={value => {
            const next = REMEDY_ROLES.find(candidate => candidate === value);
            remember(next);
            onRole(next);
          }}
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
        <ul
          className={styles.remedies}
          aria-label={t('provider.changes.label')}
        >
          {shown.map(({ remedy, ruleIds }) => (
            <li key={keyOf({ remedy, ruleIds })}>
              <label className={styles.remedy}>
                <input
                  type="checkbox"
                  className={styles.tickBox}
                  checked={ticked.has(keyOf({ remedy, ruleIds }))}
                  onChange={() => toggle(keyOf({ remedy, ruleIds }))}
                />
                <span>{ruleTexts.sentence(remedy)}</span>
              </label>
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
      <QuietText>{t('provider.changes.tickHint')}</QuietText>
    </div>
  );
}
