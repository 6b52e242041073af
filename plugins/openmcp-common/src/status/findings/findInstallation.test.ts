import { condition, rawProvider } from '../../__testing__/exampleObjects';
import { lookAt } from '../../__testing__/lookAt';

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

  it('is Progressing as long as the operator says so', () => {
    const provider = rawProvider({ status: { phase: 'Progressing' } });

    expect(lookAt({ provider })).toMatchObject({
      health: 'Progressing',
      summary: 'Installation not finished yet',
    });
  });
});
