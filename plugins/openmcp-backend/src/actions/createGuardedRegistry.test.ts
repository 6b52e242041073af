import { mockCredentials, mockServices } from '@backstage/backend-test-utils';
import { actionsRegistryServiceMock } from '@backstage/backend-test-utils/alpha';
import { InputError } from '@backstage/errors';
import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';
import { recordAudit } from '../__testUtils__/recordAudit';
import {
  createRightError,
  EligibilityRefusal,
  HiddenResource,
} from '../refusals';
import { createGuardedRegistry } from './createGuardedRegistry';

describe('createGuardedRegistry', () => {
  async function fail(thrown: Error, { readOnly = true } = {}) {
    const { auditor, audited } = recordAudit();
    const logger = mockServices.logger.mock();
    const registry = actionsRegistryServiceMock();
    createGuardedRegistry(registry, { auditor, logger }).register({
      name: 'look',
      title: 'Look',
      description: 'Looks',
      schema: { input: z => z.object({}), output: z => z.object({}) },
      attributes: { readOnly },
      action: async () => {
        throw thrown;
      },
    });
    const error: Error = await registry
      .invoke({
        id: 'test:look',
        input: {},
        credentials: mockCredentials.user('user:default/alice'),
      })
      .then(
        () => new Error('nothing was thrown'),
        each => each,
      );
    return { error, audited, logger };
  }

  it('tells nobody what an unexpected error says', async () => {
    const thrown = new TypeError('connect to marked-host with marked-token');
    const { error, audited, logger } = await fail(thrown);
    expect(error.message).toBe('The request failed unexpectedly');
    expect(`${error.stack}`).not.toContain('marked');
    expect(audited).toEqual([]);
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logger.error.mock.calls)).not.toContain('marked');
  });

  it('leaves errors that are made for people', async () => {
    const { error, audited } = await fail(new InputError('limit is wrong'));
    expect(error).toMatchObject({ message: 'limit is wrong' });
    expect(error.stack).toBeUndefined();
    expect(audited).toEqual([]);
  });

  it('gives errors of its own the names that callers of actions know', async () => {
    const report = { wrap: { applicable: false } } as EligibilityReport;
    const { error } = await fail(
      new EligibilityRefusal('blocked', 'This image is blocked', report),
    );
    expect(error).toMatchObject({
      name: 'InputError',
      message: 'This image is blocked',
      statusCode: 422,
      code: 'blocked',
      eligibility: report,
    });
    expect(error.stack).toBeUndefined();
  });

  it.each([
    [
      new HiddenResource('There is none', 'a.read', 'beta/Kind/name'),
      { permission: 'a.read', resource: 'beta/Kind/name' },
    ],
    [createRightError('a.read'), { permission: 'a.read' }],
  ])('notes in the audit log who was refused what', async (thrown, meta) => {
    const { audited } = await fail(thrown);
    expect(audited).toEqual([
      {
        eventId: 'access-refused',
        severityLevel: 'medium',
        status: 'initiated',
        meta: { by: 'user:default/alice', action: 'look', ...meta },
      },
      { status: 'failed', meta: undefined, error: 'Error: refused' },
    ]);
  });

  it('notes nothing twice that changes something', async () => {
    const { audited } = await fail(createRightError('a.apply'), {
      readOnly: false,
    });
    expect(audited).toEqual([]);
  });
});
