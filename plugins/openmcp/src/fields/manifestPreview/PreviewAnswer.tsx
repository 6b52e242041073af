import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '@backstage/ui';
import { PlatformServiceResult } from '@openmcp/backstage-plugin-openmcp-common';
import { useRuleTexts } from '../../components';
import { useTranslation } from '../../language';
import { ChangeList } from './ChangeList';
import { ConfigurationDraft } from './ConfigurationDraft';
import { ManifestText } from './ManifestText';
import { openRules, RemainingRules } from './RemainingRules';
import styles from './ManifestPreview.module.css';

/**
 * What would be written, and what is left to do after that.
 *
 * @internal
 */
export function PreviewAnswer(props: {
  result: PlatformServiceResult;
  /** True when platform mode is stated: then that verdict counts. */
  isStated: boolean;
  /** True where files are written, and not the cluster. */
  isThroughRepository: boolean;
}) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const [tab, setTab] = useState('manifest');
  const { isStated, isThroughRepository, result } = props;
  const { diff, eligibility, manifest, name, warnings } = result;
  const { configuration } = eligibility;
  // How the image is told is written by this very request.
  const remaining = isStated
    ? openRules(eligibility, 'withPlatformMode').filter(
        ({ ruleId }) => ruleId !== 'target-platform-mode',
      )
    : openRules(eligibility, 'today');
  return (
    <>
      <Tabs selectedKey={tab} onSelectionChange={key => setTab(String(key))}>
        <TabList aria-label={t('form.preview.tabs.label')}>
          <Tab id="manifest">{t('form.preview.tabs.manifest')}</Tab>
          <Tab id="diff">
            {t('form.preview.tabs.diff', { number: String(diff.length) })}
          </Tab>
          {configuration && (
            <Tab id="configuration">
              {t('form.preview.tabs.configuration', {
                kind: configuration.kind,
              })}
            </Tab>
          )}
        </TabList>
        <TabPanel id="manifest">
          <ManifestText name={name} manifest={manifest} />
        </TabPanel>
        <TabPanel id="diff">
          <ChangeList name={name} changes={diff} />
        </TabPanel>
        {configuration && (
          <TabPanel id="configuration">
            <ConfigurationDraft
              draft={configuration}
              isThroughRepository={isThroughRepository}
            />
          </TabPanel>
        )}
      </Tabs>
      {warnings.length > 0 && (
        <div className={styles.rules}>
          <h4 className={styles.heading}>{t('form.preview.warnings')}</h4>
          <ul className={styles.list}>
            {warnings.map(warning => (
              <li key={warning.message}>{ruleTexts.sentence(warning)}</li>
            ))}
          </ul>
        </div>
      )}
      <RemainingRules title={t('form.preview.remains')} results={remaining} />
    </>
  );
}
