import { ConfigReader } from '@backstage/config';
import { mockCredentials } from '@backstage/backend-test-utils';
import {
  AuthorizeResult,
  createPermission,
  Permission,
} from '@backstage/plugin-permission-common';
import {
  openmcpInstallationReadPermission,
  openmcpPermissions,
  openmcpPlatformServiceApplyPermission,
  openmcpPlatformServiceDeletePermission,
  openmcpPlatformServiceOverridePermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import { PlatformOwners } from './PlatformOwners';
import { PlatformOwnersPolicy } from './PlatformOwnersPolicy';

const deleteEntity = createPermission({
  name: 'catalog.location.delete',
  attributes: { action: 'delete' },
});
const runTemplate = createPermission({
  name: 'scaffolder.task.create',
  attributes: { action: 'create' },
});

const cancelRun = createPermission({
  name: 'scaffolder.task.cancel',
  attributes: {},
  resourceType: 'scaffolder-task',
});

function ask(
  owners: unknown[] | undefined,
  groups: string[],
  permission: Permission,
) {
  const config = new ConfigReader({
    portal: { platformOwners: owners as never },
  });
  const policy = new PlatformOwnersPolicy(PlatformOwners.fromConfig(config), {
    getUserInfo: async () => ({
      userEntityRef: 'user:default/someone',
      ownershipEntityRefs: groups,
    }),
  });
  return policy.handle(
    { permission },
    {
      credentials: mockCredentials.user(),
      info: { userEntityRef: 'user:default/someone', ownershipEntityRefs: [] },
    },
  );
}

const everywhere = [{ group: 'group:default/owners' }];
const europe = [
  { group: 'group:default/owners', clusters: ['eu-live'] },
  {
    group: 'group:default/canary',
    clusters: ['eu-canary'],
    rights: ['apply', 'override'],
  },
];

describe('PlatformOwnersPolicy', () => {
  it('lets nobody in who is not signed in', async () => {
    const policy = new PlatformOwnersPolicy(undefined, {
      getUserInfo: jest.fn(),
    });
    for (const permission of openmcpPermissions) {
      expect(await policy.handle({ permission }, undefined)).toEqual({
        result: AuthorizeResult.DENY,
      });
    }
  });

  it('lets everybody read and run templates, and nobody but owners change anything', async () => {
    for (const permission of openmcpPermissions) {
      const { result } = await ask(everywhere, ['group:default/x'], permission);
      expect([permission.name, result]).toEqual([
        permission.name,
        permission.attributes.action === 'read' ? 'ALLOW' : 'DENY',
      ]);
    }
    expect(await ask(everywhere, [], runTemplate)).toEqual({ result: 'ALLOW' });
    expect(await ask(everywhere, [], deleteEntity)).toEqual({ result: 'DENY' });
    expect(
      await ask(everywhere, ['group:default/owners'], deleteEntity),
    ).toEqual({ result: 'ALLOW' });
  });

  it('lets people cancel what they run, and owners what anybody runs', async () => {
    expect(await ask(everywhere, [], cancelRun)).toMatchObject({
      result: 'CONDITIONAL',
      pluginId: 'scaffolder',
      conditions: {
        rule: 'IS_TASK_OWNER',
        params: { createdBy: ['user:default/someone'] },
      },
    });
    expect(await ask(everywhere, ['group:default/owners'], cancelRun)).toEqual({
      result: 'ALLOW',
    });
  });

  it('gives owners apply and delete, and what goes beyond it only where it is said', async () => {
    const owner = ['group:default/owners'];
    expect(
      await ask(everywhere, owner, openmcpPlatformServiceApplyPermission),
    ).toEqual({ result: 'ALLOW' });
    expect(
      await ask(everywhere, owner, openmcpPlatformServiceDeletePermission),
    ).toEqual({ result: 'ALLOW' });
    expect(
      await ask(everywhere, owner, openmcpPlatformServiceOverridePermission),
    ).toEqual({ result: 'DENY' });
  });

  it('bounds owners to their clusters, and adds up what several groups have', async () => {
    const both = ['group:default/owners', 'group:default/canary'];
    expect(
      await ask(europe, both, openmcpPlatformServiceApplyPermission),
    ).toMatchObject({
      result: 'CONDITIONAL',
      pluginId: 'openmcp',
      conditions: {
        rule: 'IS_CLUSTER',
        params: { clusters: ['eu-live', 'eu-canary'] },
      },
    });
    expect(
      await ask(europe, both, openmcpPlatformServiceDeletePermission),
    ).toMatchObject({ conditions: { params: { clusters: ['eu-live'] } } });
    expect(
      await ask(europe, both, openmcpPlatformServiceOverridePermission),
    ).toMatchObject({ conditions: { params: { clusters: ['eu-canary'] } } });
    expect(await ask(europe, [], openmcpInstallationReadPermission)).toEqual({
      result: 'ALLOW',
    });
  });

  it('does not mind how a group is written', async () => {
    expect(
      await ask(
        [{ group: 'Group:default/Owners' }],
        ['group:default/owners'],
        openmcpPlatformServiceApplyPermission,
      ),
    ).toEqual({ result: 'ALLOW' });
  });

  it('lets nobody change anything where the list is empty', async () => {
    expect(
      await ask(
        [],
        ['group:default/owners'],
        openmcpPlatformServiceApplyPermission,
      ),
    ).toEqual({ result: 'DENY' });
  });

  it('lets everybody do everything where nothing is configured', async () => {
    expect(
      await ask(undefined, [], openmcpPlatformServiceOverridePermission),
    ).toEqual({ result: 'ALLOW' });
  });

  it.each([
    [{ group: 'owners' }, /portal\.platformOwners\[0\]\.group/],
    [
      { group: 'group:default/owners', rights: ['everything'] },
      /portal\.platformOwners\[0\]\.rights has "everything"/,
    ],
    [{}, /group/],
  ])('names what is wrong with %j', async (entry, message) => {
    await expect(async () =>
      ask([entry], [], openmcpPlatformServiceApplyPermission),
    ).rejects.toThrow(message);
  });
});
