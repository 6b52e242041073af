import { ReactElement } from 'react';
import { tabsMessages } from './messages/tabsMessages';

/**
 * One of the tabs that all pages share.
 *
 * @internal
 */
export interface OpenmcpTab<TName extends string = string> {
  /** Part of the id of its extension. */
  name: TName;
  /** Below the address of the pages, without a leading slash. */
  path: string;
  /** In English. Apps of the new frontend system translate no titles of tabs. */
  title: string;
  /** Loads what is below the tabs, with all pages that belong to it. */
  load: () => Promise<ReactElement>;
}

const { tabs: titles } = tabsMessages;

// One place that loads them: each further one adds to what every page loads first.
const loadPages = () => import('./pages');

function tab<TName extends string>(
  name: TName & keyof typeof titles,
  path: string,
  load: OpenmcpTab['load'],
): OpenmcpTab<TName> {
  return { name, path, title: titles[name], load };
}

/**
 * The tabs of both frontend systems, in the order in which they are shown.
 *
 * @internal
 */
export const openmcpTabs = {
  // The address that all pages share, which has no other content of its own.
  overview: tab('overview', '', () =>
    loadPages().then(pages => <pages.OverviewPages />),
  ),
  providers: tab('providers', 'providers', () =>
    loadPages().then(pages => <pages.ProviderPages />),
  ),
  installations: tab('installations', 'installations', () =>
    loadPages().then(pages => <pages.InstallationPages />),
  ),
  compare: tab('compare', 'compare', () =>
    loadPages().then(pages => <pages.ComparePage />),
  ),
  dependencies: tab('dependencies', 'dependencies', () =>
    loadPages().then(pages => <pages.DependenciesPage />),
  ),
};
