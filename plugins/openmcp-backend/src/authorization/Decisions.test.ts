import { mockCredentials, mockServices } from '@backstage/backend-test-utils';
import { ResponseError } from '@backstage/errors';
import { openmcpProviderReadPermission } from '@openmcp/backstage-plugin-openmcp-common';
import { Decisions } from './Decisions';

describe('Decisions', () => {
  const ask = (error: Error) =>
    Decisions.ask(
      {
        authorizeConditional: async () => {
          throw error;
        },
      },
      mockServices.permissionsRegistry.mock(),
      [openmcpProviderReadPermission],
      { credentials: mockCredentials.user() },
    );
  const refusal = (status: number) =>
    ResponseError.fromResponse(new Response('{}', { status }));

  it('tells that the sign-in has ended while a request was held back', async () => {
    await expect(ask(await refusal(401))).rejects.toMatchObject({
      name: 'AuthenticationError',
      message: 'The sign-in has ended',
    });
  });

  it('leaves other failures as they are', async () => {
    const error = await refusal(502);
    await expect(ask(error)).rejects.toBe(error);
  });
});
