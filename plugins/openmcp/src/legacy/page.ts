import { createRoutableExtension } from '@backstage/core-plugin-api';
import { rootRouteRef } from '../routes';
import { openmcpPlugin } from './plugin';

/**
 * All pages, to be mounted at `/openmcp`.
 *
 * @public
 */
export const OpenmcpPage: () => JSX.Element = openmcpPlugin.provide(
  createRoutableExtension({
    name: 'OpenmcpPage',
    component: () => import('./OpenmcpPages').then(pages => pages.OpenmcpPages),
    mountPoint: rootRouteRef,
  }),
);
