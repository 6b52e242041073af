import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import { PluginHeader } from '@backstage/ui';
import { RiInstanceLine } from '@remixicon/react';
import { rootRouteRef } from '../routes';
import { openmcpTabs } from '../tabs';
import { useTranslation } from '../language';

const TABS = Object.values(openmcpTabs).map(({ load, name, path }) => ({
  name,
  path,
  Body: lazy(async () => {
    const body = await load();
    return { default: () => body };
  }),
}));

/**
 * All pages below one header, for apps that draw none.
 *
 * @internal
 */
export function OpenmcpPages() {
  const { t } = useTranslation();
  const root = useRouteRef(rootRouteRef)();
  return (
    <>
      <PluginHeader
        title={t('tabs.label')}
        titleLink={root}
        icon={<RiInstanceLine />}
        tabs={TABS.map(({ name, path }) => ({
          id: name,
          label: t(`tabs.${name}`),
          href: `${root}/${path}`,
          matchStrategy: 'prefix',
        }))}
      />
      <Suspense fallback={null}>
        <Routes>
          {TABS.map(({ Body, name, path }) => (
            <Route
              key={name}
              path={path === '' ? '*' : `${path}/*`}
              element={<Body />}
            />
          ))}
        </Routes>
      </Suspense>
    </>
  );
}
