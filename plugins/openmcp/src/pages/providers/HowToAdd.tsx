import { useState } from 'react';
import { Button } from '@backstage/ui';
import { useTranslation } from '../../language';
import styles from './ProvidersPage.module.css';

const CONFIGURATION = `openmcp:
  catalog:
    upstreamProviders: true`;

/**
 * Teaches how the upstream providers come into the catalog.
 *
 * @internal
 */
export function HowToAdd() {
  const { t } = useTranslation();
  const [explains, setExplains] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-expanded={explains}
        onPress={() => setExplains(!explains)}
      >
        {t('providers.howToAdd')}
      </Button>
      {explains && (
        <span>
          {t('providers.howToAddText')}
          <code className={styles.code}>{CONFIGURATION}</code>
        </span>
      )}
    </>
  );
}
