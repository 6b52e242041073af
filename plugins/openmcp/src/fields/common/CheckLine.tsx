import { ReactNode, useContext } from 'react';
import {
  RemixiconComponentType,
  RiCheckLine,
  RiErrorWarningFill,
  RiInformationLine,
} from '@remixicon/react';
import { SaidErrors } from './SaidErrors';
import styles from './CheckLine.module.css';

const ICONS: Record<'good' | 'wrong' | 'note', RemixiconComponentType> = {
  good: RiCheckLine,
  wrong: RiErrorWarningFill,
  note: RiInformationLine,
};

/**
 * What the check of a field found, below the field and read out. The place is
 * kept while nothing is known, and while the form says the same.
 *
 * @internal
 */
export function CheckLine(props: {
  id: string;
  kind?: 'good' | 'wrong' | 'note';
  children?: ReactNode;
}) {
  const said = useContext(SaidErrors);
  const { children, id, kind } = props;
  const isSaid = typeof children === 'string' && said.includes(children);
  const Icon = kind && ICONS[kind];
  return (
    <div id={id} className={styles.line} role="status">
      {!isSaid && (
        <>
          {Icon && <Icon size={16} aria-hidden />}
          {children}
        </>
      )}
    </div>
  );
}
