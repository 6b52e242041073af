import { mockCredentials, mockServices } from '@backstage/backend-test-utils';
import { NotAllowedError, ResponseError } from '@backstage/errors';
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

  it('tells that nobody decided, without naming hosts', async () => {
    await expect(ask(await refusal(502))).rejects.toMatchObject({
      name: 'ServiceUnavailableError',
      message: 'The permission framework does not answer (ResponseError 502)',
    });
    await expect(
      ask(new TypeError('fetch of http://marked-host:7007 failed')),
    ).rejects.toMatchObject({
      name: 'ServiceUnavailableError',
      message: 'The permission framework does not answer (TypeError)',
    });
  });

  it('leaves a refusal as it is', async () => {
    const error = new NotAllowedError('not you');
    await expect(ask(error)).rejects.toBe(error);
  });
});
