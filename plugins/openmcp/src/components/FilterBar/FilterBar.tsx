import { useCallback } from 'react';
import useMediaQuery from '@material-ui/core/useMediaQuery';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
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
import { openmcpTranslationRef } from '../../translations';
import { NARROW } from '../common';
import { FilterFields, FilterFieldsProps } from './FilterFields';
import { countFilters } from './listFilters';
import { useSearchText } from './useSearchText';
import styles from './FilterBar.module.css';

/**
 * Search and filters; on narrow screens the filters fold into a dialog.
 *
 * @internal
 */
export function FilterBar(props: FilterFieldsProps) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const isNarrow = useMediaQuery(NARROW);
  const { filters, setFilters } = props;
  const [text, setText] = useSearchText(
    filters.q,
    useCallback(q => setFilters({ q }), [setFilters]),
  );
  const folded = countFilters({ ...filters, q: '' });
  return (
    <div className={styles.bar} role="search">
      <SearchField
        className={styles.search}
        size="small"
        aria-label={t('installations.filter.search')}
        placeholder={t('installations.filter.searchPlaceholder')}
        value={text}
        onChange={setText}
      />
      {isNarrow ? (
        <DialogTrigger>
          <Button variant="secondary" iconStart={<RiFilterLine />}>
            {folded > 0
              ? t('installations.filter.buttonActive', {
                  number: String(folded),
                })
              : t('installations.filter.button')}
          </Button>
          <Dialog>
            <DialogHeader>{t('installations.filter.dialogTitle')}</DialogHeader>
            <DialogBody>
              <div className={styles.dialogFields}>
                <FilterFields {...props} />
              </div>
            </DialogBody>
            <DialogFooter>
              <Button slot="close" variant="primary">
                {t('installations.filter.show')}
              </Button>
            </DialogFooter>
          </Dialog>
        </DialogTrigger>
      ) : (
        <FilterFields {...props} />
      )}
    </div>
  );
}
