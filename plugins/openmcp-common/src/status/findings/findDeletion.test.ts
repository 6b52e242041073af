import { condition, rawProvider } from '../../__testUtils__/exampleObjects';
import { derive, lookAt } from '../../__testUtils__/lookAt';

describe('a deletion', () => {
  const metadata = {
    deletionTimestamp: '2026-01-01T03:20:00Z',
    finalizers: ['openmcp.cloud/finalizer', 'example.com/other'],
  };

  it('says for how long, what is waited for and what failed', () => {
    const raw = {
      provider: rawProvider({
        metadata,
        status: {
          phase: 'Uninstalling',
          conditions: [
            condition(
              'Uninstalled',
              'False',
              'UninstallFailed',
              'deployments is forbidden',
            ),
          ],
        },
      }),
    };

    expect(lookAt(raw)).toEqual({
      health: 'Terminating',
      summary:
        'Deleting for 40 min, waiting for: openmcp.cloud/finalizer, example.com/other; uninstall failed: "deployments is forbidden"',
      sentence:
        'Deleting for 40 min, waiting for: openmcp.cloud/finalizer, example.com/other; uninstall failed: "deployments is forbidden".',
    });
    expect(derive(raw).since).toBe('2026-01-01T03:20:00Z');
  });

  it('wins over what the status still claims', () => {
    expect(lookAt({ provider: rawProvider({ metadata }) })).toMatchObject({
      health: 'Terminating',
      sentence:
        'Deleting for 40 min, waiting for: openmcp.cloud/finalizer, example.com/other.',
    });
  });

  it.each([
    ['2026-01-01T03:20:30Z', 'less than 1 min', '2026-01-01T03:21:00.000Z'],
    ['2026-01-01T06:10:00Z', '2 h', '2026-01-01T06:20:00.000Z'],
    ['2026-01-04T03:20:00Z', '3 d', '2026-01-05T03:20:00.000Z'],
  ])('at %s tells its age as %s', (time, age, reviewAt) => {
    const status = derive(
      { provider: rawProvider({ metadata }) },
      new Date(time),
    );

    expect(status.reasons[0].message).toContain(`Deleting for ${age},`);
    expect(status.reviewAt).toBe(reviewAt);
  });
});
