import { useEffect, useRef, useState } from 'react';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpTranslationRef } from '../../translations';

/**
 * A message for screen readers when the health of the installation changes, or
 * when it is deleted, while the page is open.
 *
 * @internal
 */
export function useHealthNews(
  installation: Installation,
  isDeleted: boolean,
): string | undefined {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { health, name } = installation;
  const before = useRef(health);
  const [news, setNews] = useState<string>();
  useEffect(() => {
    if (isDeleted) {
      setNews(t('installation.announceDeleted', { name }));
    } else if (before.current !== health) {
      setNews(
        t('installation.announceHealth', {
          name,
          health: t(`health.${health}`),
        }),
      );
    }
    before.current = health;
  }, [health, isDeleted, name, t]);
  return news;
}
