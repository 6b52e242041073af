import { useRouteRef } from '@backstage/core-plugin-api';
import { ButtonLink } from '@backstage/ui';
import { Section } from '../../components';
import { providersRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import styles from './OverviewPage.module.css';

/**
 * Stands where attention would be asked for, as long as there is nothing of the
 * reader's own.
 *
 * @internal
 */
export function StartHere(props: {
  /** There is something, but openMCP has made it itself. */
  ownOnly: boolean;
}) {
  const { t } = useTranslation();
  const providers = useRouteRef(providersRouteRef)();
  return (
    <Section title={t('overview.start.title')}>
      <p className={styles.paragraph}>
        {t(props.ownOnly ? 'overview.start.ownOnly' : 'overview.start.nothing')}
      </p>
      <ButtonLink variant="secondary" href={providers}>
        {t('overview.start.providers')}
      </ButtonLink>
    </Section>
  );
}
