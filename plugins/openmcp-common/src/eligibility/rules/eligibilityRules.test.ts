import {
  customResource,
  exampleLandscape,
  installed,
  subjectWith,
} from '../../__testUtils__/exampleSubjects';
import { indexCluster } from '../engine/ClusterIndex';
import { indexLandscape } from '../engine/LandscapeIndex';
import { topLevel } from '../engine/sourceEvidence';
import type { HostRoute } from '../types';
import { eligibilityRules } from '.';
import type { EligibilityRule, RuleContext } from '.';

const LIST_OF: Readonly<Record<string, string>> = {
  configurationKinds: 'configurations',
  installationsOf: 'installations',
  installationsNamed: 'installations',
  installationsElectingBy: 'installations',
  pullsFrom: 'installations',
  customResourcesOf: 'customResources',
};

function observed<T extends object>(value: T, seen: Set<string>): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      seen.add(String(key));
      return Reflect.get(target, key, receiver);
    },
  });
}

/** All that a rule looks at, in every example that takes another way through it. */
function watch(rule: EligibilityRule) {
  const traits = new Set<string>();
  const lists = new Set<string>();
  const landscape = indexLandscape(exampleLandscape);
  const image = subjectWith().image!;
  const clusters = [
    { name: 'empty', installations: [], customResources: [] },
    {
      name: 'full',
      installations: [
        installed('ServiceProvider', 'a', `${image}:v1`),
        installed('PlatformService', 'b', `${image}:v1`),
      ],
      customResources: [customResource('tool.example.org')],
      namespaces: ['example'],
      purposes: ['onboarding'],
      configurations: [],
    },
  ];
  const routes: (HostRoute | undefined)[] = [
    undefined,
    ...(rule.belongsTo === 'both'
      ? (['helm-deployment', 'platform-service'] as const)
      : []),
  ];
  const subjects = [
    ...exampleLandscape,
    subjectWith({ webhooks: { own: [{ name: 'w' }], tool: [] } }),
    subjectWith({ targetNamespace: undefined, toolApiScope: undefined }),
    subjectWith({ toolVersion: undefined, ownsOperatorCrds: true }),
    subjectWith({ requestBase: { providerName: true }, targets: ['mcp'] }),
  ];
  for (const subject of subjects) {
    for (const facts of clusters) {
      for (const route of routes) {
        const context: RuleContext = {
          question: route ? 'host' : 'wrap',
          route,
          subject,
          traits: observed(subject.traits!, traits),
          name: 'a',
          spec: { runReplicas: 2, environmentNames: ['A'] },
          cluster: observed(indexCluster(facts), lists),
          landscape,
          graph: landscape.graph('flux'),
          operatorDeliveredBy: 'flux',
        };
        rule.check(context);
      }
    }
  }
  lists.delete('name');
  return { traits, lists: new Set([...lists].map(l => LIST_OF[l] ?? l)) };
}

describe('all rules', () => {
  it('are 27, each with an id of its own', () => {
    expect(new Set(eligibilityRules.map(({ id }) => id)).size).toBe(27);
  });

  it.each(eligibilityRules.map(rule => [rule.id, rule] as const))(
    '%s reads what it says that it reads',
    (_id, rule) => {
      const { traits, lists } = watch(rule);
      const declared = rule.reads.map(topLevel);
      expect(declared).toEqual(expect.arrayContaining([...traits]));
      expect(rule.live).toEqual(expect.arrayContaining([...lists]));
    },
  );
});
