import { Link } from 'react-router-dom';
import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { entityName, HypotheticalMark, QuietText } from '../../components';
import { useTranslation } from '../../language';
import { useProviderAddress } from '../common';
import styles from './ProvidersPage.module.css';

/**
 * Which provider it is: its name, image and kind, and with `owner` who owns it.
 *
 * @internal
 */
export function ProviderName(props: {
  item: ProviderItem;
  isTabStop: boolean;
  owner?: boolean;
  /** The kind has no column of its own. Default: true. */
  kind?: boolean;
}) {
  const { t } = useTranslation();
  const addressOf = useProviderAddress();
  const { isTabStop, item, kind = true, owner } = props;
  const isImageless = item.kind === 'tool' && !item.image;
  return (
    <span className={styles.name}>
      <span className={styles.title}>
        <Link
          className={styles.link}
          to={addressOf(item.entityRef)}
          tabIndex={isTabStop ? 0 : -1}
        >
          {item.title}
        </Link>
        {item.hypothetical && <HypotheticalMark standsFor={item.standsFor} />}
      </span>
      <span className={styles.second}>
        <QuietText>
          {[
            kind && t(`providers.kind.${item.kind}`),
            isImageless && t('providers.noImage'),
            owner && item.owner && entityName(item.owner),
          ]
            .filter(Boolean)
            .join(', ')}
        </QuietText>
      </span>
      {item.image && (
        <span className={styles.second} title={item.image}>
          <QuietText>{item.image.split('/').at(-1)}</QuietText>
        </span>
      )}
    </span>
  );
}
