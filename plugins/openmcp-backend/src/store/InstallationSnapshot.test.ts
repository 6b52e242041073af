import {
  deriveStatus,
  InstallationObjects,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createSnapshot } from '../__testUtils__/snapshots';
import {
  createInstallationSnapshot,
  describeReasons,
} from './InstallationSnapshot';

const now = new Date('2026-01-01T12:00:00Z');

function objectsOf(
  status: Partial<InstallationObjects['provider']['status']>,
  unreadKinds: string[],
): InstallationObjects {
  const { objects } = createSnapshot('eu', 'dns');
  const { provider } = objects;
  return {
    ...objects,
    unreadKinds,
    provider: {
      ...provider,
      status: {
        observedGeneration: provider.generation,
        conditions: [],
        resources: [],
        ...status,
      },
    },
  };
}

const ready = {
  phase: 'Ready',
  conditions: [
    {
      type: 'Ready',
      status: 'True',
      lastTransitionTime: '2026-01-01T11:00:00Z',
    },
  ],
};

describe('describeReasons', () => {
  const healths = new Set<string>();

  it.each([
    ['is healthy', ready],
    ['is not', { phase: 'Progressing' }],
  ])('says all that was derived when the installation %s', (_, state) => {
    for (const unreadKinds of [['Deployment'], ['Deployment', 'Pod'], []]) {
      const objects = objectsOf(state, unreadKinds);
      const status = deriveStatus(objects, undefined, now);
      const snapshot = createInstallationSnapshot(
        'eu',
        { kind: 'PlatformService', name: 'dns' },
        { objects, status, derivedAt: now.getTime() },
      );
      expect(describeReasons(snapshot.status)).toEqual(status.reasons);
      healths.add(status.health);
    }
  });

  it('is asked of installations in each of these states', () => {
    expect([...healths]).toEqual(expect.arrayContaining(['Healthy']));
    expect(healths.size).toBeGreaterThan(1);
  });
});
