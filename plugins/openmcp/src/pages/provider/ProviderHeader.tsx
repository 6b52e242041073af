import { Link } from 'react-router-dom';
import {
  Cluster,
  EligibilityReport,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  entityName,
  HypotheticalMark,
  PageHeading,
  QuietText,
} from '../../components';
import { useTranslation } from '../../language';
import { useProviderAddress } from '../common';
import { ProviderCrumbs } from './ProviderCrumbs';
import { RunButton } from './RunButton';
import styles from './ProviderPage.module.css';

/**
 * Which provider or tool this is, and the way to run it.
 *
 * @internal
 */
export function ProviderHeader(props: {
  item: ProviderItem;
  /** Everything that has a page here. */
  providers: readonly ProviderItem[];
  report?: EligibilityReport;
  cluster?: string;
  /** Undefined until they are known. */
  clusters?: readonly Cluster[];
}) {
  const { t } = useTranslation();
  const addressOf = useProviderAddress();
  const { item, providers } = props;
  const { image, owner, tool } = item;
  const hasPage = providers.some(
    ({ entityRef }) => entityRef === tool?.entityRef,
  );
  return (
    <header className={styles.header}>
      <div className={styles.what}>
        <ProviderCrumbs>
          <PageHeading>{item.title}</PageHeading>
          <QuietText>{t(`providers.kind.${item.kind}`)}</QuietText>
          {item.hypothetical && <HypotheticalMark standsFor={item.standsFor} />}
          {owner && (
            <QuietText title={owner}>
              {t('provider.owner', { owner: entityName(owner) })}
            </QuietText>
          )}
          {tool && tool.entityRef !== item.entityRef && (
            <span>
              <QuietText>{t('provider.tool')}</QuietText>{' '}
              {hasPage ? (
                <Link className={styles.link} to={addressOf(tool.entityRef)}>
                  {tool.title}
                </Link>
              ) : (
                tool.title
              )}
            </span>
          )}
        </ProviderCrumbs>
        <div className={styles.facts}>
          {image ? (
            <span className={styles.image}>{image}</span>
          ) : (
            <QuietText>{t('provider.noImage')}</QuietText>
          )}
          <QuietText>{t(`provider.trust.${item.trust}`)}</QuietText>
        </div>
        {item.description && (
          <p className={styles.description}>{item.description}</p>
        )}
      </div>
      <RunButton {...props} />
    </header>
  );
}
