import { useApi } from '@backstage/core-plugin-api';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Button } from '@backstage/ui';
import { serverClockApiRef } from '../../api';
import { QuietText, useCopy } from '../../components';
import { openmcpTranslationRef } from '../../translations';

const MINUTE = 60_000;

/**
 * Copies an address that shows others this page as it was at this moment.
 *
 * @internal
 */
export function CopyMoment(props: {
  /** Milliseconds since 1970; default: now. */
  moment?: number;
}) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const clock = useApi(serverClockApiRef);
  const moment = props.moment ?? clock.now();
  const address = new URL(window.location.href);
  address.search = String(
    new URLSearchParams({
      tab: 'timeline',
      at: new Date(moment - (moment % MINUTE)).toISOString(),
    }),
  );
  const { copied, copyText, refused } = useCopy(address.href);
  return (
    <>
      <Button size="small" variant="tertiary" onPress={copyText}>
        {copied ? t('history.linkCopied') : t('history.copyLink')}
      </Button>
      {refused && <QuietText>{t('copy.refused')}</QuietText>}
    </>
  );
}
