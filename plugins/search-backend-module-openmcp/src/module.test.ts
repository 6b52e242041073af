import { setTimeout as delay } from 'node:timers/promises';
import {
  SchedulerService,
  ServiceFactory,
} from '@backstage/backend-plugin-api';
import {
  mockCredentials,
  mockServices,
  startTestBackend,
} from '@backstage/backend-test-utils';
import { Entity } from '@backstage/catalog-model';
import { catalogServiceMock } from '@backstage/plugin-catalog-node/testUtils';
import searchPlugin from '@backstage/plugin-search-backend';
import catalogCollator from '@backstage/plugin-search-backend-module-catalog';
import searchModuleOpenmcp from './index';

jest.setTimeout(60_000);

/** The scheduler of the test utilities; its type leaves out how it is installed. */
interface PlayedScheduler extends SchedulerService {
  factory(): ServiceFactory;
}

function entityOf(
  kind: string,
  name: string,
  type: string,
  annotations: Record<string, string>,
): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind,
    metadata: { name, namespace: 'default', annotations },
    spec: { type, owner: 'group:default/platform' },
  };
}

const entities = [
  entityOf('Component', 'service-provider-velero', 'openmcp-service-provider', {
    'openmcp.cloud/image':
      'ghcr.io/openmcp-project/images/service-provider-velero',
  }),
  entityOf('Resource', 'eu-live.ps.backup', 'openmcp-installation', {
    'openmcp.cloud/cluster': 'eu-live',
    'openmcp.cloud/installation-kind': 'PlatformService',
    'openmcp.cloud/installation-name': 'backup',
    'openmcp.cloud/provider': 'component:default/service-provider-velero',
  }),
  entityOf('Resource', 'eu-live', 'kubernetes-cluster', {
    'openmcp.cloud/cluster': 'eu-live',
  }),
  entityOf('Component', 'velero', 'openmcp-tool', {}),
  entityOf('Resource', 'other', 'database', {}),
];

describe('the search', () => {
  let find: (term: string) => Promise<string[]>;

  beforeAll(async () => {
    const scheduler = mockServices.scheduler() as PlayedScheduler;
    const { server } = await startTestBackend({
      features: [
        searchPlugin,
        catalogCollator,
        searchModuleOpenmcp,
        catalogServiceMock.factory({ entities }),
        scheduler.factory(),
      ],
    });
    find = async term => {
      const response = await fetch(
        `http://127.0.0.1:${server.port()}/api/search/query?term=${encodeURIComponent(
          term,
        )}`,
        { headers: { authorization: mockCredentials.user.header() } },
      );
      const { results } = await response.json();
      return results
        .map(({ document }: { document: { location: string } }) =>
          document.location.split('/').at(-1),
        )
        .sort();
    };
    // The index is made some time after the start.
    let tasks = await scheduler.getScheduledTasks();
    while (tasks.length === 0) {
      await delay(100);
      tasks = await scheduler.getScheduledTasks();
    }
    await Promise.all(tasks.map(({ id }) => scheduler.triggerTask(id)));
  });

  it.each([
    ['name', 'backup', ['eu-live.ps.backup']],
    ['platform cluster', 'eu-live', ['eu-live', 'eu-live.ps.backup']],
    [
      'image repository',
      'ghcr.io/openmcp-project/images/service-provider-velero',
      ['service-provider-velero'],
    ],
    [
      'provider',
      'service-provider-velero',
      ['eu-live.ps.backup', 'service-provider-velero'],
    ],
    ['tool', 'velero', ['velero']],
  ])('finds by %s', async (_what, term, names) => {
    expect(await find(term)).toEqual(expect.arrayContaining(names));
  });

  it('does not find what has nothing to do with it', async () => {
    expect(await find('eu-live')).not.toContain('other');
  });
});
