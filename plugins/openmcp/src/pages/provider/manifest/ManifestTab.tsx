import { useMemo } from 'react';
import { Button } from '@backstage/ui';
import {
  PlatformModeDeclaration,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { RiCheckLine, RiDownloadLine, RiFileCopyLine } from '@remixicon/react';
import {
  QuietText,
  RegionMessage,
  useCopy,
  useRuleTexts,
} from '../../../components';
import { downloadText } from '../../../export';
import { useTranslation } from '../../../language';
import { DraftManifest, draftManifest, NO_TAG } from './draftManifest';
import styles from './ManifestTab.module.css';

function Actions(props: { draft: DraftManifest }) {
  const { t } = useTranslation();
  const { name, text } = props.draft;
  const { copied, copyText, refused } = useCopy(text);
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant="secondary"
        iconStart={copied ? <RiCheckLine /> : <RiFileCopyLine />}
        onPress={copyText}
      >
        {copied ? t('provider.manifest.copied') : t('provider.manifest.copy')}
      </Button>
      <Button
        size="small"
        variant="secondary"
        iconStart={<RiDownloadLine />}
        onPress={() => downloadText(`${name}.yaml`, text, 'application/yaml')}
      >
        {t('provider.manifest.download')}
      </Button>
      {refused && <QuietText>{t('copy.refused')}</QuietText>}
    </div>
  );
}

function Lines(props: { draft: DraftManifest }) {
  const { t } = useTranslation();
  const { findings, name, text } = props.draft;
  const found = new Set(findings.map(({ line }) => line));
  return (
    <ol
      className={styles.lines}
      aria-label={t('provider.manifest.title', { name })}
      // It scrolls, so the keyboard must be able to reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {text
        .trimEnd()
        .split('\n')
        .map((line, index) => (
          <li
            // Lines are told apart by where they are alone.
            // eslint-disable-next-line react/no-array-index-key
            key={index}
            className={found.has(index + 1) ? styles.found : undefined}
            title={
              found.has(index + 1)
                ? t('provider.manifest.markedLine', { line: String(index + 1) })
                : undefined
            }
          >
            {line}
          </li>
        ))}
    </ol>
  );
}

/**
 * The manifest that the form would write with its presets, in canonical order, with
 * what the checks find at which line.
 *
 * @internal
 */
export function ManifestTab(props: {
  item: ProviderItem;
  platformMode?: PlatformModeDeclaration;
}) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { item, platformMode } = props;
  const draft = useMemo(
    () => (item.image ? draftManifest(item, platformMode) : undefined),
    [item, platformMode],
  );
  if (!draft) {
    return <RegionMessage sentence={t('provider.manifest.noImage')} />;
  }
  if (!item.wrap.applicable) {
    return (
      <RegionMessage
        sentence={t('provider.manifest.notApplicable', {
          reason: item.wrap.reason ? ruleTexts.sentence(item.wrap.reason) : '',
        })}
      />
    );
  }
  return (
    <div className={styles.tab}>
      <p className={styles.note}>{t('provider.manifest.note')}</p>
      {!item.tag && (
        <p className={styles.note}>
          {t('provider.manifest.noTag', { tag: NO_TAG })}
        </p>
      )}
      <Lines draft={draft} />
      <Actions draft={draft} />
      {draft.findings.length === 0 ? (
        <QuietText>{t('provider.manifest.noFindings')}</QuietText>
      ) : (
        <ul
          className={styles.findings}
          aria-label={t('provider.manifest.findings')}
        >
          {draft.findings.map(({ line, message }) => (
            <li key={`${line}${message}`}>
              {line === undefined
                ? message
                : t('provider.manifest.line', {
                    line: String(line),
                    finding: message,
                  })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
