import { Button } from '@backstage/ui';
import { QuietText, useCopy } from '../../components';
import { useTranslation } from '../../language';
import { useMomentAddress } from './useMomentAddress';

/**
 * Copies an address that shows others this page as it was at this moment.
 *
 * @internal
 */
export function CopyMoment(props: {
  /** Milliseconds since 1970; default: now. */
  moment?: number;
}) {
  const { t } = useTranslation();
  const { copied, copyText, refused } = useCopy(useMomentAddress(props.moment));
  return (
    <>
      <Button size="small" variant="tertiary" onPress={copyText}>
        {copied ? t('history.linkCopied') : t('history.copyLink')}
      </Button>
      {refused && <QuietText>{t('copy.refused')}</QuietText>}
    </>
  );
}
