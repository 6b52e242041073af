import { memo, ReactNode } from 'react';
import useMediaQuery from '@material-ui/core/useMediaQuery';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
  SearchField,
} from '@backstage/ui';
import { RiFilterLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import { NARROW } from '../narrow';
import styles from './FilterBar.module.css';

/**
 * Properties of {@link FilterBar}.
 *
 * @internal
 */
export interface FilterBarProps {
  /** What the search looks into. */
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** How many of the filters beside the search hide something. */
  active: number;
  /** Closes the dialog that the filters fold into. */
  showLabel: string;
  /** The filters beside the search. */
  children: ReactNode;
}

/**
 * Search and filters; on narrow screens the filters fold into a dialog. It stays as
 * it is while the list changes, if its children do.
 *
 * @internal
 */
export const FilterBar = memo((props: FilterBarProps) => {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW);
  const { active, children } = props;
  return (
    <div className={styles.bar} role="search">
      <SearchField
        className={styles.search}
        size="small"
        aria-label={t('filterBar.search')}
        placeholder={props.placeholder}
        value={props.text}
        onChange={props.onText}
      />
      {isNarrow ? (
        <DialogTrigger>
          <Button variant="secondary" iconStart={<RiFilterLine />}>
            {active > 0
              ? t('filterBar.buttonActive', { number: String(active) })
              : t('filterBar.button')}
          </Button>
          <Dialog>
            <DialogHeader>{t('filterBar.dialogTitle')}</DialogHeader>
            <DialogBody>
              <div className={styles.dialogFields}>{children}</div>
            </DialogBody>
            <DialogFooter>
              <Button slot="close" variant="primary">
                {props.showLabel}
              </Button>
            </DialogFooter>
          </Dialog>
        </DialogTrigger>
      ) : (
        children
      )}
    </div>
  );
});
