import { ButtonIcon } from '@backstage/ui';
import { RiArrowLeftSLine, RiArrowRightSLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import styles from './ProvidersPage.module.css';

/**
 * Leads through the pages of a long list.
 *
 * @internal
 */
export function Pager(props: {
  /** From 1. */
  page: number;
  pageSize: number;
  count: number;
  onPage: (page: number) => void;
}) {
  const { t, formatNumber } = useTranslation();
  const { count, onPage, page, pageSize } = props;
  const last = Math.ceil(count / pageSize);
  return (
    <nav className={styles.pager} aria-label={t('providers.pages.label')}>
      <span>
        {t('providers.pages.position', {
          from: formatNumber((page - 1) * pageSize + 1),
          to: formatNumber(Math.min(count, page * pageSize)),
          total: formatNumber(count),
        })}
      </span>
      <ButtonIcon
        size="small"
        variant="secondary"
        aria-label={t('providers.pages.previous')}
        icon={<RiArrowLeftSLine />}
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <ButtonIcon
        size="small"
        variant="secondary"
        aria-label={t('providers.pages.next')}
        icon={<RiArrowRightSLine />}
        isDisabled={page >= last}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  );
}
