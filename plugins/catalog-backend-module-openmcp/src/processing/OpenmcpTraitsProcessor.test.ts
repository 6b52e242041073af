import { mockServices } from '@backstage/backend-test-utils';
import { Entity } from '@backstage/catalog-model';
import {
  CatalogProcessorCache,
  CatalogProcessorResult,
} from '@backstage/plugin-catalog-node';
import { CapabilityEntities } from './CapabilityDirectory';
import { OpenmcpTraitsProcessor } from './OpenmcpTraitsProcessor';

const nobody: CapabilityEntities = { refs: [], areTools: false };

const capabilities: Record<string, CapabilityEntities> = {
  flux: { refs: ['component:default/flux'], areTools: true },
  gateway: {
    refs: ['component:default/gateway-a', 'component:default/gateway-b'],
    areTools: false,
  },
  secrets: { refs: ['component:default/secrets'], areTools: true },
};

type JsonValue = Parameters<CatalogProcessorCache['set']>[1];

/** What processors may keep for an entity. */
class Cache implements CatalogProcessorCache {
  readonly values = new Map<string, JsonValue>();

  async get<T extends JsonValue>(key: string) {
    return this.values.get(key) as T | undefined;
  }

  async set<T extends JsonValue>(key: string, value: T) {
    this.values.set(key, value);
  }
}

const location = { type: 'url', target: 'https://example.org' };

function entityWith(openmcp: unknown, changes: Partial<Entity> = {}): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name: 'subject', namespace: 'default' },
    spec: { type: 'openmcp-service-provider', openmcp } as Entity['spec'],
    ...changes,
  };
}

function traitsWith(version: object, more: object = {}) {
  return {
    schemaVersion: 1,
    ...more,
    versions: [{ versionRange: '*', ...version }],
  };
}

async function process(
  entity: Entity,
  find = async (name: string): Promise<CapabilityEntities | undefined> =>
    capabilities[name] ?? nobody,
  cache = new Cache(),
  isTrusted = true,
): Promise<string[]> {
  const results: CatalogProcessorResult[] = [];
  const logger = mockServices.logger.mock();
  const processed = await new OpenmcpTraitsProcessor(
    { find },
    logger,
    () => isTrusted,
  ).postProcessEntity(entity, location, result => results.push(result), cache);
  expect(processed).toBe(entity);
  return results.map(result => {
    if (result.type === 'relation') {
      const { source, type, target } = result.relation;
      return `${source.name} ${type} ${target.name}`;
    }
    return result.type === 'refresh' ? result.key : result.type;
  });
}

function relationsOf(results: string[]): string[] {
  return results.filter(each => !each.startsWith('openmcp:'));
}

describe('OpenmcpTraitsProcessor', () => {
  it('draws nothing for traits from where they are not believed', async () => {
    const entity = entityWith(
      traitsWith(
        { dependsOn: [{ capability: 'flux', strength: 'hard' }] },
        { tool: 'component:default/secrets' },
      ),
    );
    expect(await process(entity)).not.toEqual([]);
    expect(await process(entity, undefined, new Cache(), false)).toEqual([]);
  });

  it('relates a provider to what it needs, both ways', async () => {
    const results = await process(
      entityWith(
        traitsWith({
          dependsOn: [
            { capability: 'flux', strength: 'hard' },
            { capability: 'gateway', strength: 'soft' },
            { capability: 'flux', strength: 'soft' },
            { capability: 'nobody', strength: 'hard' },
          ],
        }),
      ),
    );
    expect(relationsOf(results)).toEqual([
      'subject dependsOn flux',
      'flux dependencyOf subject',
      'subject dependsOn gateway-a',
      'gateway-a dependencyOf subject',
      'subject dependsOn gateway-b',
      'gateway-b dependencyOf subject',
    ]);
    expect(results.filter(each => each.startsWith('openmcp:'))).toEqual([
      'openmcp:capability:flux',
      'openmcp:capability:gateway',
      'openmcp:capability:nobody',
    ]);
  });

  it('relates a provider to the tool that it names', async () => {
    const results = await process(
      entityWith(traitsWith({ provides: ['secrets'] }, { tool: 'other-tool' })),
    );
    expect(relationsOf(results)).toEqual([
      'subject partOf other-tool',
      'other-tool hasPart subject',
    ]);
  });

  it('relates a provider that names no tool to what it provides', async () => {
    const results = await process(
      entityWith(traitsWith({ provides: ['secrets'] })),
    );
    expect(relationsOf(results)).toEqual([
      'subject partOf secrets',
      'secrets hasPart subject',
    ]);
  });

  it('takes no other provider for the tool', async () => {
    const results = await process(
      entityWith(traitsWith({ provides: ['gateway'] })),
    );
    expect(relationsOf(results)).toEqual([]);
  });

  it('keeps relations over a start at which the catalog does not answer', async () => {
    const cache = new Cache();
    const entity = entityWith(
      traitsWith({
        dependsOn: [{ capability: 'flux', strength: 'hard' }],
        provides: ['secrets'],
      }),
    );
    const before = await process(entity, undefined, cache);
    const after = await process(entity, async () => undefined, cache);
    expect(relationsOf(before)).toHaveLength(4);
    expect(after).toEqual(before);
    expect(
      relationsOf(await process(entity, async () => nobody, cache)),
    ).toEqual([]);
  });

  it('relates a tool to what it needs and to no tool', async () => {
    const tool = entityWith(
      traitsWith({
        provides: ['flux'],
        dependsOn: [
          { capability: 'secrets', strength: 'soft' },
          { capability: 'flux', strength: 'hard' },
        ],
      }),
      { metadata: { name: 'flux' } },
    );
    tool.spec!.type = 'openmcp-tool';
    expect(relationsOf(await process(tool))).toEqual([
      'flux dependsOn secrets',
      'secrets dependencyOf flux',
    ]);
  });

  it('goes by the version that is proposed', async () => {
    const entity = entityWith(
      {
        schemaVersion: 1,
        versions: [
          {
            versionRange: '>=1.0.0 <2.0.0',
            dependsOn: [{ capability: 'flux', strength: 'hard' }],
          },
          { versionRange: '>=2.0.0', dependsOn: [] },
        ],
      },
      {
        metadata: {
          name: 'subject',
          annotations: { 'openmcp.cloud/proposed-tag': 'v1.4.0' },
        },
      },
    );
    expect(relationsOf(await process(entity))).toHaveLength(2);
    entity.metadata.annotations = {};
    expect(relationsOf(await process(entity))).toEqual([]);
  });

  it.each([
    ['no traits', undefined],
    ['null', null],
    ['a text', 'x'],
    ['another schema version', { schemaVersion: 2, versions: [] }],
    ['no versions', { schemaVersion: 1 }],
    ['odd dependencies', traitsWith({ dependsOn: { flux: true } })],
    ['a reference that is none', traitsWith({}, { tool: 'a:b:c//d' })],
    [
      'keys of prototypes',
      JSON.parse('{"schemaVersion":1,"__proto__":{"tool":"x"},"versions":[]}'),
    ],
  ])('says nothing of %s, and never throws', async (_, openmcp) => {
    expect(await process(entityWith(openmcp))).toEqual([]);
  });

  it('leaves the entity whole when what it needs cannot be found out', async () => {
    const entity = entityWith(
      traitsWith({ dependsOn: [{ capability: 'flux', strength: 'hard' }] }),
    );
    const results = await process(entity, async () => {
      throw new Error('no answer');
    });
    expect(relationsOf(results)).toEqual([]);
  });

  it('says nothing of entities of others', async () => {
    const entity = entityWith(undefined);
    delete entity.spec;
    expect(await process(entity)).toEqual([]);
  });
});
