import { FakePortal } from '../__testUtils__/FakePortal';

describe('PortalApi', () => {
  const service = { cluster: 'eu-live', name: 'eso' };

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['when it is long overdue', 'overdue'],
    ['when the task is cancelled', 'task'],
  ] as const)('waits no longer for a change %s', async (_, which) => {
    const ends = {
      overdue: new AbortController(),
      task: new AbortController(),
    };
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(ends.overdue.signal);
    const portal = new FakePortal();
    const { api } = portal;
    // As over a connection that leads nowhere any more.
    const asked = new Promise<void>(resolve => {
      portal.respond = () => {
        resolve();
        return new Promise(() => {});
      };
    });
    const answer = api.waitForPlatformService(
      service,
      { timeoutSeconds: 30 },
      { credentials: portal.credentials, signal: ends.task.signal },
    );
    await asked;
    const reason = new Error('over');
    ends[which].abort(reason);
    await expect(answer).rejects.toBe(reason);
    // Later than the portal itself would answer.
    expect(timeout.mock.calls[0][0]).toBeGreaterThan(30_000);
  });
});
