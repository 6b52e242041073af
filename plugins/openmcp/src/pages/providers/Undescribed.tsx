import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ProviderList } from '@openmcp/backstage-plugin-openmcp-common';
import {
  HealthChip,
  Section,
  SimulatedMark,
  VerdictPair,
} from '../../components';
import { useTranslation } from '../../language';
import { sameContent, useGradually, useInstallationAddress } from '../common';
import { DeclareLink } from './DeclareLink';
import styles from './ProvidersPage.module.css';

/** Images that are drawn at a time: each has many places. */
const IMAGES_AT_A_TIME = 3;
/** Places that are named of one image; thousands would keep the page from opening. */
const MOST_PLACES = 10;

interface UndescribedImageProps {
  image: ProviderList['undescribed'][number];
  stale: boolean;
  addressOf: ReturnType<typeof useInstallationAddress>;
}

function isSame(before: UndescribedImageProps, now: UndescribedImageProps) {
  return (
    before.stale === now.stale &&
    before.addressOf === now.addressOf &&
    sameContent(before.image, now.image)
  );
}

/** Answers come anew with every change; few of them say something else of an image. */
const UndescribedImage = memo((props: UndescribedImageProps) => {
  const { t, formatNumber } = useTranslation();
  const { addressOf, image, stale } = props;
  const { installations } = image;
  return (
    <li className={styles.image}>
      <span className={styles.repository}>{image.image}</span>
      <VerdictPair today="unknown" withPlatformMode="unknown" stale={stale} />
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
      <DeclareLink image={image.image} />
    </li>
  );
}, isSame);

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
  const { t } = useTranslation();
  const addressOf = useInstallationAddress();
  const { images, stale } = props;
  const drawn = useGradually(images.length, IMAGES_AT_A_TIME);
  return (
    <Section
      title={t('providers.undescribed.title', {
        number: String(images.length),
      })}
    >
      <ul className={styles.undescribed}>
        {images.slice(0, drawn).map(image => (
          <UndescribedImage
            key={image.image}
            image={image}
            stale={stale}
            addressOf={addressOf}
          />
        ))}
      </ul>
    </Section>
  );
}
