import { useState } from 'react';
import { useTranslation } from '../../language';
import styles from './Quote.module.css';

/** Texts below this length fit into three lines at any width we support. */
const SHORT_TEXT = 100;

/**
 * Text that came from a cluster: in quotes, monospace, at most three lines until
 * it is opened.
 *
 * @internal
 */
export function Quote(props: { text: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const text = props.text.trim();
  const isLong = text.length > SHORT_TEXT || text.split('\n').length > 3;
  return (
    <span>
      <q className={`${styles.quote} ${isLong && !open ? styles.clamped : ''}`}>
        {text}
      </q>
      {isLong && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? t('quote.showLess') : t('quote.showAll')}
        </button>
      )}
    </span>
  );
}
