import { useState } from 'react';
import { Button } from '@backstage/ui';
import { useTranslation } from '../../language';
import styles from './Dependencies.module.css';

const EXAMPLE = `spec:
  openmcp:
    versions:
      - versionRange: '>=0.0.0'
        dependsOn:
          - capability: cert-manager
            strength: soft
        provides: [gateway]`;

/**
 * Teaches how a provider says what it depends on.
 *
 * @internal
 */
export function HowToDeclare() {
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
        {t('dependencies.howToDeclare')}
      </Button>
      {explains && (
        <span className={styles.explained}>
          {t('dependencies.howToDeclareText')}
          <code className={styles.code}>{EXAMPLE}</code>
        </span>
      )}
    </>
  );
}
