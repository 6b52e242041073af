import { Link } from 'react-router-dom';
import { ProviderList } from '@openmcp/backstage-plugin-openmcp-common';
import {
  HealthChip,
  Section,
  SimulatedMark,
  VerdictPair,
} from '../../components';
import { useTranslation } from '../../language';
import { useInstallationAddress } from '../common';
import { DeclareLink } from './DeclareLink';
import styles from './ProvidersPage.module.css';

/** Places that are named of one image; thousands would keep the page from opening. */
const MOST_PLACES = 10;

/**
 * Images that run somewhere and that no entity describes, so nothing is known
 * about them.
 *
 * @internal
 */
export function Undescribed(props: {
  images: ProviderList['undescribed'];
  stale: boolean;
}) {
  const { t, formatNumber } = useTranslation();
  const addressOf = useInstallationAddress();
  const { images, stale } = props;
  return (
    <Section
      title={t('providers.undescribed.title', {
        number: String(images.length),
      })}
    >
      <ul className={styles.undescribed}>
        {images.map(({ image, installations }) => (
          <li key={image} className={styles.image}>
            <span className={styles.repository}>{image}</span>
            <VerdictPair
              today="unknown"
              withPlatformMode="unknown"
              stale={stale}
            />
            <ul className={styles.places}>
              {installations.slice(0, MOST_PLACES).map(installation => (
                <li key={`${installation.cluster}/${installation.name}`}>
                  <HealthChip
                    health={installation.health}
                    stale={installation.stale}
                    wordless
                  />
                  <Link className={styles.link} to={addressOf(installation)}>
                    {installation.name}
                  </Link>
                  {installation.cluster}
                  {installation.simulated && <SimulatedMark />}
                </li>
              ))}
              {installations.length > MOST_PLACES && (
                <li>
                  {t('providers.undescribed.more', {
                    number: formatNumber(installations.length - MOST_PLACES),
                  })}
                </li>
              )}
            </ul>
            <DeclareLink image={image} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
