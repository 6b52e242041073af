import {
  INIT_RUNNING,
  rawJob,
  rawProvider,
} from '../../__testUtils__/exampleObjects';
import { derive, lookAt } from '../../__testUtils__/lookAt';

const initRunning = rawProvider({
  status: { phase: 'Progressing', conditions: INIT_RUNNING },
});

describe('a deliberate stop', () => {
  it('is Suspended where the init Job is suspended', () => {
    const raw = {
      provider: initRunning,
      jobs: [
        rawJob({
          spec: { suspend: true },
          status: {
            conditions: [
              {
                type: 'Suspended',
                status: 'True',
                lastTransitionTime: '2026-01-01T02:00:00Z',
              },
            ],
          },
        }),
      ],
      deployments: [],
      pods: [],
    };

    expect(derive(raw)).toMatchObject({
      health: 'Suspended',
      summary: { message: 'The init job ps-dns-init is suspended' },
      since: '2026-01-01T02:00:00Z',
      init: { state: 'suspended' },
    });
  });

  it('is Suspended where the operator was told to ignore it', () => {
    const raw = {
      provider: rawProvider({
        metadata: {
          generation: 4,
          annotations: { 'openmcp.cloud/operation': 'ignore' },
        },
      }),
    };

    expect(lookAt(raw)).toMatchObject({
      health: 'Suspended',
      sentence: 'Reconciliation is switched off (operation: ignore).',
    });
  });
});
