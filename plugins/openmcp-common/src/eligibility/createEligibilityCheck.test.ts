import fc from 'fast-check';
import {
  customResource,
  exampleLandscape,
  gatewayService,
  installed,
  secretsProvider,
  subjectWith,
} from '../__testUtils__/exampleSubjects';
import { checkEligibility } from './checkEligibility';
import { createEligibilityCheck } from './createEligibilityCheck';
import type { EligibilityPlace } from './createEligibilityCheck';
import { eligibilityRules } from './rules';
import type { ClusterFacts, EligibilitySubject } from './types';

const subjects: EligibilitySubject[] = [
  ...exampleLandscape,
  {
    ...secretsProvider,
    traits: {
      ...secretsProvider.traits!,
      targets: ['onboarding'],
      config: 'none',
      webhooks: { own: [{ name: 'w' }], tool: [] },
    },
  },
  subjectWith({ toolVersion: 'configured', targetNamespace: 'flux-system' }),
  { ...gatewayService, trust: 'untrusted' },
  { kind: 'tool', title: 'Tool', trust: 'trusted', traits: undefined },
];

const installation = fc
  .tuple(
    fc.constantFrom(
      'PlatformService' as const,
      'ServiceProvider' as const,
      'ClusterProvider' as const,
    ),
    fc.constantFrom('a', 'b', 'gateway'),
    fc.constantFrom(...subjects.map(({ image = 'x/y' }) => `${image}:v1`)),
    fc.record({
      runReplicas: fc.nat(3),
      imagePullFailing: fc.boolean(),
      hasImagePullSecrets: fc.boolean(),
    }),
  )
  .map(([kind, name, image, rest]) => installed(kind, name, image, rest));

const crd = fc
  .tuple(
    fc.constantFrom('external-secrets.io', 'tool.example.org', 'openmcp.cloud'),
    fc.constantFrom('flux-system', 'openmcp-system', undefined),
  )
  .map(([group, namespace]) =>
    customResource(group, {
      labels: namespace
        ? {
            'helm.toolkit.fluxcd.io/name': 'a',
            'helm.toolkit.fluxcd.io/namespace': namespace,
          }
        : {},
    }),
  );

const cluster: fc.Arbitrary<ClusterFacts> = fc.record(
  {
    name: fc.constantFrom('one', 'two'),
    installations: fc.array(installation, { maxLength: 4 }),
    customResources: fc.array(crd, { maxLength: 3 }),
    namespaces: fc.subarray(['example', 'flux-system', 'external-secrets']),
    purposes: fc.subarray(['platform', 'onboarding']),
    configurations: fc.constant([]),
  },
  { requiredKeys: ['name'] },
);

const place: fc.Arbitrary<EligibilityPlace> = fc.record(
  { cluster, operatorDeliveredBy: fc.constantFrom('flux', 'other') },
  { requiredKeys: [] },
);

describe('createEligibilityCheck', () => {
  it('answers each place as if it were the only one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...subjects),
        fc.constantFrom('a', 'gateway', undefined),
        fc.array(place, { minLength: 2, maxLength: 5 }),
        (subject, name, places) => {
          const question = { subject, name, landscape: exampleLandscape };
          const check = createEligibilityCheck(question);
          for (const each of places) {
            expect(check(each)).toEqual(
              checkEligibility({ ...question, ...each }),
            );
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('asks a rule that reads no cluster once', () => {
    const check = jest.fn(
      () => ({ outcome: 'ok', code: 'x', params: {} } as const),
    );
    const rule = {
      id: 'added',
      belongsTo: 'wrap' as const,
      reads: [],
      requires: { wrap: [], host: [] },
      live: [],
      check,
    };
    const judge = createEligibilityCheck(
      { subject: gatewayService, landscape: exampleLandscape },
      [...eligibilityRules, rule],
    );
    judge({ cluster: { name: 'one' } });
    judge({ cluster: { name: 'two' } });
    judge();
    expect(check).toHaveBeenCalledTimes(1);
  });
});
