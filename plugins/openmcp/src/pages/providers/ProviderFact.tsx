import {
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { entityName, QuietText } from '../../components';
import { useTranslation } from '../../language';
import { HostVerdict } from './HostVerdict';
import { ProviderColumn } from './providerColumns';
import { RunsOn } from './RunsOn';
import { useProviderFact } from './useProviderFact';
import styles from './ProvidersPage.module.css';

/**
 * What stands in one of the columns that can be chosen.
 *
 * @internal
 */
export function ProviderFact(props: {
  column: ProviderColumn;
  item: ProviderItem;
  clusters: ProviderList['clusters'];
  stale: boolean;
  silent: boolean;
}) {
  const { t } = useTranslation();
  const factOf = useProviderFact();
  const { column, item } = props;
  switch (column) {
    case 'host':
      return <HostVerdict host={item.host} stale={props.stale} />;
    case 'runs':
      return (
        <RunsOn item={item} clusters={props.clusters} silent={props.silent} />
      );
    default: {
      const text = factOf(column, item);
      return (
        <span className={styles.fact} title={titleOf(column, item)}>
          {text ?? <QuietText>{t('time.unknown')}</QuietText>}
        </span>
      );
    }
  }
}

/** The whole reference behind a short name. */
function titleOf(column: ProviderColumn, item: ProviderItem) {
  const whole = {
    owner: item.owner,
    system: item.system,
    tool: item.tool?.entityRef,
    repository: item.image,
  };
  const reference =
    column in whole ? whole[column as keyof typeof whole] : undefined;
  return reference && reference !== entityName(reference)
    ? reference
    : undefined;
}
