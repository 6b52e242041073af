import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Button } from '@backstage/ui';
import { openmcpTranslationRef } from '../../translations';
import { InstallationRows } from './InstallationRows';
import { useHeldOrder } from './useHeldOrder';
import styles from './InstallationsPage.module.css';

/**
 * What waits because somebody is reading: "3 rows moved, 1 new - [Show]". Its
 * place is always reserved, and nothing moves while somebody is about to press
 * the button.
 *
 * @internal
 */
export function PendingLine(props: {
  rows: InstallationRows;
  /** Moves the focus into the list. */
  focusList: () => void;
}) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { focusList, rows } = props;
  const { pending } = useSyncExternalStore(rows.listenToList, rows.getList);
  const { handlers, release } = useHeldOrder(rows, 'pending-line');
  const isEmpty = !pending;
  useEffect(() => {
    // The button is gone, and with it the focus and the pointer.
    if (isEmpty) {
      release();
    }
  }, [isEmpty, release]);
  if (!pending) {
    return <div className={styles.pending} />;
  }
  const parts = [
    pending.moved > 0 &&
      t('installations.pending.moved', { count: pending.moved }),
    pending.added > 0 &&
      t('installations.pending.added', { number: String(pending.added) }),
    pending.removed > 0 &&
      t('installations.pending.removed', { number: String(pending.removed) }),
  ].filter(Boolean);
  return (
    <div className={styles.pending} {...handlers}>
      {parts.join(', ')} -{' '}
      <Button
        size="small"
        variant="tertiary"
        onPress={({ pointerType }) => {
          flushSync(rows.showPending);
          if (pointerType === 'keyboard' || pointerType === 'virtual') {
            focusList();
          }
        }}
      >
        {t('installations.pending.show')}
      </Button>
    </div>
  );
}
