import {
  AuthorizeResult,
  PermissionCondition,
  PermissionCriteria,
} from '@backstage/plugin-permission-common';
import {
  ConditionTransformer,
  createConditionTransformer,
} from '@backstage/plugin-permission-node';
import { InstallationIdentity } from '../reading';
import { createDecisionFilter } from './createDecisionFilter';
import {
  openmcpInstallationConditions,
  openmcpInstallationRules,
  OpenmcpRuleQuery,
} from './rules';

const transform: ConditionTransformer<
  OpenmcpRuleQuery<keyof InstallationIdentity>
> = createConditionTransformer(Object.values(openmcpInstallationRules));

const { isOnCluster, hasKind, hasName } = openmcpInstallationConditions;

const identities: InstallationIdentity[] = [
  { cluster: 'alpha', kind: 'PlatformService', name: 'dns' },
  { cluster: 'alpha', kind: 'ServiceProvider', name: 'dns' },
  { cluster: 'beta', kind: 'PlatformService', name: 'eso' },
];

function visible(conditions: PermissionCriteria<PermissionCondition>) {
  const filter = createDecisionFilter(
    {
      result: AuthorizeResult.CONDITIONAL,
      pluginId: 'openmcp',
      resourceType: 'openmcp-installation',
      conditions,
    },
    transform,
  );
  return identities.filter(filter).map(each => identities.indexOf(each));
}

describe('createDecisionFilter', () => {
  it('lets everything or nothing through where the decision is clear', () => {
    for (const [result, expected] of [
      [AuthorizeResult.ALLOW, true],
      [AuthorizeResult.DENY, false],
    ] as const) {
      const filter = createDecisionFilter({ result }, transform);
      expect(identities.every(each => filter(each) === expected)).toBe(true);
    }
  });

  it.each<[string, PermissionCriteria<PermissionCondition>, number[]]>([
    ['a cluster', isOnCluster({ clusters: ['alpha'] }), [0, 1]],
    ['a kind', hasKind({ kinds: ['PlatformService'] }), [0, 2]],
    ['a name', hasName({ names: ['eso', 'other'] }), [2]],
    ['nothing', isOnCluster({ clusters: [] }), []],
    [
      'all of',
      {
        allOf: [
          isOnCluster({ clusters: ['alpha'] }),
          hasKind({ kinds: ['ServiceProvider'] }),
        ],
      },
      [1],
    ],
    [
      'any of',
      {
        anyOf: [
          hasName({ names: ['eso'] }),
          hasKind({ kinds: ['ServiceProvider'] }),
        ],
      },
      [1, 2],
    ],
    ['not', { not: isOnCluster({ clusters: ['alpha'] }) }, [2]],
  ])('evaluates %s', (_name, conditions, expected) => {
    expect(visible(conditions)).toEqual(expected);
  });

  it('agrees with the rules applied one by one', () => {
    for (const rule of Object.values(openmcpInstallationRules)) {
      const params = {
        clusters: ['alpha'],
        kinds: ['PlatformService'],
        names: ['dns'],
      };
      const applied = identities.filter(each => rule.apply(each, params));
      const filtered = visible({
        rule: rule.name,
        resourceType: 'openmcp-installation',
        params,
      });
      expect(filtered).toEqual(applied.map(each => identities.indexOf(each)));
    }
  });

  it('refuses rules that are not known and parameters that are wrong', () => {
    const condition = { resourceType: 'openmcp-installation', params: {} };
    expect(() => visible({ ...condition, rule: 'IS_MINE' })).toThrow();
    expect(() => visible({ ...condition, rule: 'IS_ON_CLUSTER' })).toThrow();
  });
});
