import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { prepareSpecializedApp } from '@backstage/frontend-app-api';
import {
  ApiBlueprint,
  createFrontendModule,
} from '@backstage/frontend-plugin-api';
import { mockApis } from '@backstage/frontend-test-utils';
import appPlugin from '@backstage/plugin-app';
import { RouterBlueprint } from '@backstage/plugin-app-react';
import {
  AuthorizeResult,
  EvaluatePermissionRequest,
} from '@backstage/plugin-permission-common';
import { permissionApiRef } from '@backstage/plugin-permission-react';
import { FakeBackend } from './__testUtils__/FakeBackend';
import { openmcpApiRef } from './api';
import { openmcpPlugin } from './plugin';

/** Starts an app that asks for rights before it shows anything. */
async function start(answer: AuthorizeResult.ALLOW | AuthorizeResult.DENY) {
  const asked: EvaluatePermissionRequest[] = [];
  const app = prepareSpecializedApp({
    config: mockApis.config({
      data: { app: { baseUrl: 'http://localhost:3000' } },
    }),
    features: [
      appPlugin.withOverrides({
        extensions: [
          appPlugin
            .getExtension('sign-in-page:app')
            .override({ disabled: true }),
        ],
      }),
      openmcpPlugin,
      createFrontendModule({
        pluginId: 'openmcp',
        extensions: [
          ApiBlueprint.make({
            name: 'client',
            params: define =>
              define({
                api: openmcpApiRef,
                deps: {},
                factory: () => new FakeBackend(),
              }),
          }),
        ],
      }),
      createFrontendModule({
        pluginId: 'app',
        extensions: [
          RouterBlueprint.make({
            params: {
              component: ({ children }) => (
                <MemoryRouter initialEntries={['/openmcp']}>
                  {children}
                </MemoryRouter>
              ),
            },
          }),
          ApiBlueprint.make({
            name: 'permission',
            params: define =>
              define({
                api: permissionApiRef,
                deps: {},
                factory: () => ({
                  authorize: async request => {
                    asked.push(request);
                    return { result: answer };
                  },
                }),
              }),
          }),
        ],
      }),
    ],
  });
  const { element } = await new Promise<{ element: JSX.Element }>(resolve => {
    app.onFinalized(resolve);
  });
  render(element);
  return asked;
}

describe('openmcpPlugin', () => {
  it('is there for who may read providers', async () => {
    await start(AuthorizeResult.ALLOW);
    expect(
      await screen.findByRole('tab', { name: 'Providers' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'openMCP' })).not.toEqual([]);
  });

  it('shows nothing, nor an entry in the sidebar, to anybody else', async () => {
    const asked = await start(AuthorizeResult.DENY);
    expect(await screen.findByText(/PAGE NOT FOUND/)).toBeInTheDocument();
    expect(
      screen.queryByRole('link', { name: 'openMCP' }),
    ).not.toBeInTheDocument();
    expect(asked.map(({ permission }) => permission.name)).toEqual([
      'openmcp.provider.read',
    ]);
  });
});
