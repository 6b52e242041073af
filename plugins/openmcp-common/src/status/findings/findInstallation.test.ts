import { condition, rawProvider } from '../../__testUtils__/exampleObjects';
import { derive, lookAt } from '../../__testUtils__/lookAt';

describe('what the operator says of the whole', () => {
  const starting = rawProvider({
    status: {
      phase: 'Progressing',
      conditions: [
        condition('Initialized', 'True', 'InitCompleted'),
        condition(
          'Ready',
          'False',
          'ProviderNotReady',
          'Waiting for provider to become ready',
        ),
      ],
    },
  });

  it('is Progressing while the operator has not noticed that all is up', () => {
    expect(lookAt({ provider: starting })).toMatchObject({
      health: 'Progressing',
      summary: 'Not ready: "Waiting for provider to become ready"',
    });
  });

  it('is Progressing between the init job and the Deployment', () => {
    const raw = {
      provider: rawProvider({
        status: {
          phase: 'Progressing',
          conditions: [
            condition('Initialized', 'True', 'InitCompleted'),
            condition('Ready', 'Unknown', 'ProviderInstallationPending'),
          ],
        },
      }),
      deployments: [],
      pods: [],
    };

    expect(lookAt(raw)).toMatchObject({
      health: 'Progressing',
      summary: 'Installation not finished yet',
    });
  });

  it('shows why the installation failed', () => {
    const raw = {
      provider: rawProvider({
        status: {
          phase: 'Progressing',
          conditions: [
            condition('Initialized', 'True', 'InitCompleted'),
            condition(
              'Ready',
              'False',
              'ProviderInstallationFailed',
              'services is forbidden',
            ),
          ],
        },
      }),
      deployments: [],
      pods: [],
    };

    expect(lookAt(raw)).toMatchObject({
      health: 'Degraded',
      sentence: 'The operator could not install it: "services is forbidden".',
    });
  });

  it('does not cry out when the operator is about to try again', () => {
    const raw = {
      provider: rawProvider({
        status: {
          phase: 'Progressing',
          conditions: [
            condition('Initialized', 'True', 'InitCompleted'),
            condition(
              'Ready',
              'False',
              'ProviderInstallationFailed',
              'Operation cannot be fulfilled: the object has been modified',
            ),
          ],
        },
      }),
    };
    const failedAt = Date.parse('2026-01-01T00:02:00Z');

    expect(lookAt(raw, new Date(failedAt + 9_000))).toMatchObject({
      health: 'Progressing',
      summary: 'Installation not finished yet',
    });
    expect(derive(raw, new Date(failedAt + 9_000)).reviewAt).toBe(
      '2026-01-01T00:02:10.000Z',
    );
    expect(lookAt(raw, new Date(failedAt + 10_000)).health).toBe('Degraded');
  });

  it('is Progressing as long as the operator says so', () => {
    const provider = rawProvider({ status: { phase: 'Progressing' } });

    expect(lookAt({ provider })).toMatchObject({
      health: 'Progressing',
      summary: 'Installation not finished yet',
    });
  });
});
