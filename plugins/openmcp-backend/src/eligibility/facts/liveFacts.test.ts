import {
  eligibilityRules,
  INSTALLATION_KINDS,
  LiveFacts,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createSurroundingKinds, createWatchedKinds } from '../../watch';

const anyConfiguration = { group: 'example.org', kind: 'ExampleConfig' };

/** What has to be watched so that a rule gets what it reads. */
const kindsOf: Record<LiveFacts, readonly string[]> = {
  installations: [...INSTALLATION_KINDS, 'Deployment', 'Pod', 'Event'],
  customResources: ['CustomResourceDefinition'],
  namespaces: ['Namespace'],
  purposes: ['Cluster'],
  configurations: [anyConfiguration.kind],
};

describe('what rules read of a cluster', () => {
  const { fixed, configuration } = createSurroundingKinds();
  const watched = [
    ...createWatchedKinds(),
    ...fixed,
    configuration(anyConfiguration),
  ].map(({ kind }) => kind);

  it.each(eligibilityRules.map(rule => [rule.id, rule] as const))(
    'is watched for %s',
    (_, { live }) => {
      const needed = live.flatMap(facts => kindsOf[facts]);
      expect(needed.filter(kind => !watched.includes(kind))).toEqual([]);
    },
  );

  it('is all that is watched for them', () => {
    const read = new Set(eligibilityRules.flatMap(({ live }) => live));
    expect([...read].sort()).toEqual(Object.keys(kindsOf).sort());
    expect(watched).not.toContain('Secret');
  });
});
