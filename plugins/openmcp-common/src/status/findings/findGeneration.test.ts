import {
  rawDeployment,
  rawJob,
  rawProvider,
} from '../../__testUtils__/exampleObjects';
import { derive, lookAt, RawInstallation } from '../../__testUtils__/lookAt';

describe('a change that nobody has acted on', () => {
  const cases: Array<[string, RawInstallation, string]> = [
    [
      'all of the status is of the generation before',
      { provider: rawProvider({ metadata: { generation: 4 } }) },
      'Change 4 not yet seen by the operator (3).',
    ],
    [
      'the status is that of an object which this one replaced',
      {
        provider: rawProvider({ metadata: { generation: 1 } }),
        jobs: [rawJob({ metadata: { annotations: {} } })],
      },
      'Change 1 not yet seen by the operator (3).',
    ],
    [
      'the Deployment was changed',
      { deployments: [rawDeployment({ metadata: { generation: 6 } })] },
      'Change 6 of Deployment ps-dns not yet seen by its controller (5).',
    ],
    [
      'one condition is of the generation before',
      {
        provider: rawProvider({
          metadata: { generation: 4 },
          status: { observedGeneration: 4 },
        }),
        jobs: [
          rawJob({
            metadata: {
              annotations: { 'openmcp.cloud/provider-generation': '4' },
            },
          }),
        ],
      },
      'Change 4 not yet seen by the operator (Initialized is of change 3).',
    ],
    [
      'the status tells no generation',
      { provider: rawProvider({ status: { observedGeneration: undefined } }) },
      'The operator has not reported yet.',
    ],
  ];

  it.each(cases)('is Progressing where %s', (_, raw, sentence) => {
    expect(lookAt(raw)).toMatchObject({ health: 'Progressing', sentence });
  });

  it('names both generations for whoever waits', () => {
    const raw = { provider: rawProvider({ metadata: { generation: 4 } }) };

    expect(derive(raw).reasons[0].params).toEqual({ wanted: 4, observed: 3 });
    expect(derive(raw).generation).toEqual({ wanted: 4, observed: 3 });
  });

  it('gives no further reason than that the old version still serves', () => {
    const raw = { provider: rawProvider({ metadata: { generation: 4 } }) };

    expect(derive(raw).reasons.map(({ code }) => code)).toEqual([
      'generation-behind',
      'old-version-serving',
    ]);
  });
});
