import { useEffect, useRef, useState } from 'react';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';

/**
 * A message for screen readers when the health of the installation changes
 * while the page is open.
 *
 * @internal
 */
export function useHealthNews(installation: Installation): string | undefined {
  const { t } = useTranslation();
  const { health, name } = installation;
  const before = useRef(health);
  const [news, setNews] = useState<string>();
  useEffect(() => {
    if (before.current !== health) {
      setNews(
        t('installation.announceHealth', {
          name,
          health: t(`health.${health}`),
        }),
      );
    }
    before.current = health;
  }, [health, name, t]);
  return news;
}
