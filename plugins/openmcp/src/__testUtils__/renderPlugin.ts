import { StorageApi, storageApiRef } from '@backstage/core-plugin-api';
import { mockApis, renderTestApp } from '@backstage/frontend-test-utils';
import { FrontendFeature } from '@backstage/frontend-plugin-api';
import { signalApiRef } from '@backstage/plugin-signals-react';
import { AuthorizeResult } from '@backstage/plugin-permission-common';
import { openmcpApiRef, serverClockApiRef } from '../api';
import { permittedPlugin } from './permittedPlugin';
import { NOW } from './examples';
import { FakeBackend } from './FakeBackend';

/** The height that every element has, because nothing is laid out in tests. */
const HEIGHT = 600;

/** Gives windowed lists a place to draw their rows in. */
export function layOut() {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
}

/** Opens the plugin in an app at an address. */
export function renderPlugin(
  address: string,
  backend: FakeBackend,
  options: {
    signals?: boolean;
    denied?: boolean;
    features?: FrontendFeature[];
    /** What the portal remembers for the person. */
    storage?: StorageApi;
  } = {},
) {
  return renderTestApp({
    features: [permittedPlugin, ...(options.features ?? [])],
    initialRouteEntries: [address],
    apis: [
      [openmcpApiRef, backend],
      [serverClockApiRef, { now: () => NOW }],
      mockApis.permission({
        authorize: options.denied
          ? AuthorizeResult.DENY
          : AuthorizeResult.ALLOW,
      }),
      ...(options.storage ? [[storageApiRef, options.storage] as const] : []),
      ...(options.signals === false ? [] : [[signalApiRef, backend] as const]),
    ],
  });
}
