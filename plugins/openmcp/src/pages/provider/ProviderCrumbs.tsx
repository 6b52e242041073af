import { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import { RiArrowRightSLine } from '@remixicon/react';
import { useIsEmbedded } from '../../components';
import { providersRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import styles from './ProviderPage.module.css';

/**
 * Leads back to the list, in front of what the page is about; on the page of
 * something else nothing leads back.
 *
 * @internal
 */
export function ProviderCrumbs(props: { children: ReactNode }) {
  const { t } = useTranslation();
  const isEmbedded = useIsEmbedded();
  const list = useRouteRef(providersRouteRef)();
  return (
    <div className={styles.crumbs}>
      {!isEmbedded && (
        <nav aria-label={t('provider.breadcrumbs')} className={styles.crumb}>
          <Link className={styles.link} to={list}>
            {t('provider.allProviders')}
          </Link>
          <RiArrowRightSLine size={16} aria-hidden />
        </nav>
      )}
      {props.children}
    </div>
  );
}
