import { Link } from 'react-router-dom';
import { HypotheticalMark, useProblemReason } from '../../components';
import { useTranslation } from '../../language';
import { useProviderAddress } from '../common';
import { CompareColumn } from './columns';
import { HiddenColumns } from './HiddenColumns';
import styles from './Matrix.module.css';

/**
 * Names the columns, and says which of them could not be asked.
 *
 * @internal
 */
export function MatrixHead(props: {
  columns: readonly CompareColumn[];
  /** Columns before and behind those that are drawn. */
  before: number;
  after: number;
}) {
  const { t } = useTranslation();
  const addressOf = useProviderAddress();
  const problemReason = useProblemReason();
  const { after, before, columns } = props;
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          {t('compare.rule')}
        </th>
        <HiddenColumns count={before} />
        {columns.map(({ item, problem }) => (
          <th key={item.entityRef} scope="col" className={styles.columnHead}>
            <span className={styles.headText}>
              <Link
                className={styles.name}
                to={addressOf(item.entityRef)}
                title={item.title}
              >
                {item.title}
              </Link>
              {item.hypothetical && (
                <HypotheticalMark standsFor={item.standsFor} />
              )}
              {problem ? (
                <span className={styles.failed}>{problemReason(problem)}</span>
              ) : (
                <span className={styles.views}>{t('compare.views')}</span>
              )}
            </span>
          </th>
        ))}
        <HiddenColumns count={after} />
      </tr>
    </thead>
  );
}
