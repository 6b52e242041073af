import { Button } from '@backstage/ui';
import { RiCheckLine, RiDownloadLine, RiLinksLine } from '@remixicon/react';
import { useLocation } from 'react-router-dom';
import { QuietText, useCopy } from '../../components';
import { useTranslation } from '../../language';
import styles from './Comparison.module.css';

/**
 * Takes the comparison elsewhere: as a link, or as a file.
 *
 * @internal
 */
export function CompareActions(props: { onExport: () => void }) {
  const { t } = useTranslation();
  // Drawn anew with the address.
  useLocation();
  const { copied, copyText, refused } = useCopy(window.location.href);
  return (
    <div className={styles.actions}>
      {refused && <QuietText>{t('copy.refused')}</QuietText>}
      <Button
        size="small"
        variant="secondary"
        iconStart={copied ? <RiCheckLine /> : <RiLinksLine />}
        onPress={copyText}
      >
        {copied ? t('compare.linkCopied') : t('compare.copyLink')}
      </Button>
      <Button
        size="small"
        variant="secondary"
        iconStart={<RiDownloadLine />}
        onPress={props.onExport}
      >
        {t('compare.exportCsv')}
      </Button>
    </div>
  );
}
