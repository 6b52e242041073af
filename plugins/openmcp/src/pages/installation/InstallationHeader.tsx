import { Link } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import { RiArrowRightSLine } from '@remixicon/react';
import {
  PageHeading,
  QuietText,
  SimulatedMark,
  useIsEmbedded,
} from '../../components';
import { installationsRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import { InstallationAddress } from './useInstallation';
import styles from './InstallationHeader.module.css';

/**
 * Where this installation is, and what it is.
 *
 * @internal
 */
export function InstallationHeader(props: {
  address: InstallationAddress;
  simulated: boolean;
  /** Id of the element with the sentence that describes its state. */
  describedBy?: string;
}) {
  const { t } = useTranslation();
  const isEmbedded = useIsEmbedded();
  const list = useRouteRef(installationsRouteRef)();
  const { cluster, kind, name } = props.address;
  const heading = { name, kind, cluster };
  const place = (
    <>
      <Link to={`${list}?${new URLSearchParams({ cluster })}`}>{cluster}</Link>
      {props.simulated && <SimulatedMark />}
    </>
  );
  return (
    <div className={styles.header}>
      {!isEmbedded && (
        <nav aria-label={t('installation.breadcrumbs')}>
          <ol className={styles.crumbs}>
            <li className={styles.crumb}>
              <Link to={list}>{t('installation.allInstallations')}</Link>
              <RiArrowRightSLine size={16} aria-hidden />
            </li>
            <li className={styles.crumb}>
              {place}
              <RiArrowRightSLine size={16} aria-hidden />
            </li>
          </ol>
        </nav>
      )}
      <PageHeading
        aria-label={t(
          props.simulated
            ? 'installation.headingSimulated'
            : 'installation.heading',
          heading,
        )}
        aria-describedby={props.describedBy}
      >
        {name}
      </PageHeading>
      <QuietText>{kind}</QuietText>
      {isEmbedded && <span className={styles.crumb}>{place}</span>}
    </div>
  );
}
