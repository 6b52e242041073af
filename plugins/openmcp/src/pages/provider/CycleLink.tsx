import { Link } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import { RuleRow } from '../../components';
import { dependenciesRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import styles from './ProviderPage.module.css';

/** The rule that looks for circles. */
const CYCLE = 'cycle';

/**
 * Leads from a circle to its drawing. Nothing for any other rule, and where there
 * is no circle.
 *
 * @internal
 */
export function CycleLink(props: {
  row: RuleRow;
  /** Reference of the provider or tool. */
  entityRef: string;
  cluster?: string;
}) {
  const { t } = useTranslation();
  const address = useRouteRef(dependenciesRouteRef)();
  const { cluster, entityRef, row } = props;
  const outcomes = [row.today.outcome, row.withPlatformMode?.outcome ?? 'ok'];
  if (row.ruleId !== CYCLE || outcomes.every(outcome => outcome === 'ok')) {
    return null;
  }
  const search = new URLSearchParams({
    focus: entityRef,
    ...(cluster !== undefined && { cluster }),
  });
  return (
    <p>
      <Link className={styles.link} to={`${address}?${search}`}>
        {t('provider.showInDependencies')}
      </Link>
    </p>
  );
}
