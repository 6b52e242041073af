import { ReactNode, useId } from 'react';
import styles from './RefusedButton.module.css';

/**
 * A button for something that is not possible now, and why. It can be reached by
 * keyboard, so that its reason is found.
 *
 * @internal
 */
export function RefusedButton(props: {
  label: string;
  /** Why it does not help to press it. */
  reason: ReactNode;
  /** Default: as high as the other buttons. */
  size?: 'small';
  /** Default: `start`. */
  align?: 'end';
}) {
  const reasonId = useId();
  const { align, label, reason, size } = props;
  return (
    <div className={styles.refused} data-align={align}>
      <button
        type="button"
        className={styles.button}
        data-size={size}
        aria-disabled="true"
        aria-describedby={reasonId}
      >
        {label}
      </button>
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </div>
  );
}
