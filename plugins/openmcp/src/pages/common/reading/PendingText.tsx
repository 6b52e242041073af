import { useTranslation } from '../../../language';
import { PendingChanges } from './useHeldItems';

/**
 * What waits because somebody is reading: "3 rows moved, 1 new".
 *
 * @internal
 */
export function PendingText(props: { pending: PendingChanges }) {
  const { t } = useTranslation();
  const { added, moved, removed } = props.pending;
  const parts = [
    moved > 0 && t('installations.pending.moved', { count: moved }),
    added > 0 && t('installations.pending.added', { number: String(added) }),
    removed > 0 &&
      t('installations.pending.removed', { number: String(removed) }),
  ];
  return <>{parts.filter(Boolean).join(', ')}</>;
}
