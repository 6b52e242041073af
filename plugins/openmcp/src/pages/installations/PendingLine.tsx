import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@backstage/ui';
import { useTranslation } from '../../language';
import { PendingText } from '../common';
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
  const { t } = useTranslation();
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
  return (
    <div className={styles.pending} {...handlers}>
      <PendingText pending={pending} /> -{' '}
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
