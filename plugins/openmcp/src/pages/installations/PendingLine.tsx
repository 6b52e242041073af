import { useSyncExternalStore } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Button } from '@backstage/ui';
import { openmcpTranslationRef } from '../../translations';
import { InstallationRows } from './InstallationRows';
import styles from './InstallationsPage.module.css';

/**
 * What waits because somebody is reading: "3 rows moved, 1 new - [Show]". Its
 * place is always reserved.
 *
 * @internal
 */
export function PendingLine(props: { rows: InstallationRows }) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { rows } = props;
  const { pending } = useSyncExternalStore(rows.listenToList, rows.getList);
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
    <div className={styles.pending}>
      {parts.join(', ')} -{' '}
      <Button size="small" variant="tertiary" onPress={rows.showPending}>
        {t('installations.pending.show')}
      </Button>
    </div>
  );
}
