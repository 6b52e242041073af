import { Button } from '@backstage/ui';
import { useTranslation } from '../../language';
import { PendingChanges, PendingText } from '../common';

/**
 * What waits because somebody is reading, and the way to let it happen.
 *
 * @internal
 */
export function PendingChangesLine(props: {
  pending: PendingChanges | undefined;
  onShow: () => void;
}) {
  const { t } = useTranslation();
  const { pending } = props;
  return pending ? (
    <span>
      <PendingText pending={pending} /> -{' '}
      <Button size="small" variant="tertiary" onPress={props.onShow}>
        {t('installations.pending.show')}
      </Button>
    </span>
  ) : null;
}
