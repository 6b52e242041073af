import {
  mockCredentials,
  mockServices,
  startTestBackend,
} from '@backstage/backend-test-utils';
import { Entity } from '@backstage/catalog-model';
import catalogPlugin from '@backstage/plugin-catalog-backend';
import catalogModuleOpenmcp from './index';
import { createUpstreamEntities } from './upstream';

jest.setTimeout(60_000);

async function readEntities(port: number): Promise<Entity[]> {
  const response = await fetch(
    `http://127.0.0.1:${port}/api/catalog/entities`,
    { headers: { authorization: mockCredentials.service.header() } },
  );
  return response.ok ? response.json() : [];
}

async function waitForEntities(port: number, count: number): Promise<Entity[]> {
  const entities = await readEntities(port);
  if (entities.length >= count) {
    return entities;
  }
  await new Promise(resolve => {
    setTimeout(resolve, 100);
  });
  return waitForEntities(port, count);
}

describe('a catalog with the module', () => {
  it('holds all upstream entities as they are, related to owner and system', async () => {
    const { server } = await startTestBackend({
      features: [
        catalogPlugin,
        catalogModuleOpenmcp,
        mockServices.rootConfig.factory({
          data: {
            backend: {
              database: { client: 'better-sqlite3', connection: ':memory:' },
            },
            openmcp: { catalog: { upstreamProviders: true } },
          },
        }),
      ],
    });
    const wanted = createUpstreamEntities();
    const entities = await waitForEntities(server.port(), wanted.length);
    const specs = (list: Entity[]) =>
      new Map(list.map(({ metadata, spec }) => [metadata.name, spec]));
    expect(specs(entities)).toEqual(specs(wanted));
    const components = entities.filter(({ kind }) => kind === 'Component');
    for (const { relations = [] } of components) {
      expect(relations.map(({ type }) => type).sort()).toEqual([
        'ownedBy',
        'partOf',
      ]);
    }
  });
});
