import { LoggerService } from '@backstage/backend-plugin-api';
import {
  ANNOTATION_ORIGIN_LOCATION,
  CompoundEntityRef,
  Entity,
  getCompoundEntityRef,
  parseEntityRef,
  RELATION_DEPENDENCY_OF,
  RELATION_DEPENDS_ON,
  RELATION_HAS_PART,
  RELATION_PART_OF,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import {
  CatalogProcessor,
  CatalogProcessorCache,
  CatalogProcessorEmit,
  processingResult,
} from '@backstage/plugin-catalog-node';
import { CapabilityDirectory, CapabilityEntities } from './CapabilityDirectory';
import { capabilityKey } from './capabilityKey';
import { Declaration, readDeclaration } from './readDeclaration';

const CACHE_KEY = 'capabilities';

type KnownCapabilities = { [capability: string]: CapabilityEntities };

/**
 * Adds relations that follow from `spec.openmcp`: what a provider or a tool depends
 * on, and which provider belongs to which tool.
 *
 * @remarks
 * The relations are those that the catalog and its graph know: a provider is a
 * part of its tool, so the page of the tool shows its providers. Traits from
 * locations that are not trusted draw none, as they count for nothing else: who may
 * write any entity could put it onto the page of any other. Never fails: an
 * entity that could not be processed has no page on which somebody could see why.
 * What is wrong with traits is told there.
 *
 * @internal
 */
export class OpenmcpTraitsProcessor implements CatalogProcessor {
  constructor(
    private readonly capabilities: Pick<CapabilityDirectory, 'find'>,
    private readonly logger: LoggerService,
    private readonly isTrusted: (origin: string | undefined) => boolean,
  ) {}

  getProcessorName(): string {
    return 'OpenmcpTraitsProcessor';
  }

  async postProcessEntity(
    entity: Entity,
    _location: unknown,
    emit: CatalogProcessorEmit,
    cache: CatalogProcessorCache,
  ): Promise<Entity> {
    try {
      const origin = entity.metadata.annotations?.[ANNOTATION_ORIGIN_LOCATION];
      const declaration = this.isTrusted(origin)
        ? readDeclaration(entity)
        : undefined;
      if (declaration) {
        await this.relate(entity, declaration, emit, cache);
      }
    } catch (error) {
      this.logger.warn(
        `Relations of ${entity.metadata?.name} were not read from its traits`,
        error instanceof Error ? error : undefined,
      );
    }
    return entity;
  }

  private async relate(
    entity: Entity,
    { isTool, tool, provides, needs }: Declaration,
    emit: CatalogProcessorEmit,
    cache: CatalogProcessorCache,
  ): Promise<void> {
    const self = getCompoundEntityRef(entity);
    const namesTool = isTool || tool !== undefined;
    const known = await this.find(
      [...needs, ...(namesTool ? [] : provides)],
      cache,
    );
    for (const name of Object.keys(known)) {
      emit(processingResult.refresh(capabilityKey(name)));
    }
    const others = (lists: readonly CapabilityEntities[]) => {
      const refs = new Set(lists.flatMap(({ refs: each }) => each));
      refs.delete(stringifyEntityRef(self));
      return [...refs].sort();
    };
    for (const ref of others(needs.map(name => known[name]))) {
      relateBothWays(emit, self, ref, [
        RELATION_DEPENDS_ON,
        RELATION_DEPENDENCY_OF,
      ]);
    }
    const same = namesTool ? [] : provides.map(name => known[name]);
    const tools =
      !isTool && tool !== undefined
        ? [tool]
        : others(same.filter(({ areTools }) => areTools));
    for (const ref of tools) {
      relateBothWays(emit, self, ref, [RELATION_PART_OF, RELATION_HAS_PART]);
    }
  }

  /**
   * What stands for capabilities. While the catalog never answered, it is what was
   * true when the entity was processed last, so that a start takes nothing away.
   */
  private async find(
    names: readonly string[],
    cache: CatalogProcessorCache,
  ): Promise<KnownCapabilities> {
    const before = await cache.get<KnownCapabilities>(CACHE_KEY);
    const known = Object.fromEntries(
      await Promise.all(
        [...new Set(names)].map(
          async (name): Promise<[string, CapabilityEntities]> => {
            const former =
              before && Object.hasOwn(before, name) ? before[name] : undefined;
            const now = await this.capabilities.find(name);
            return [name, now ?? former ?? { refs: [], areTools: false }];
          },
        ),
      ),
    );
    await cache.set<KnownCapabilities>(CACHE_KEY, known);
    return known;
  }
}

function relateBothWays(
  emit: CatalogProcessorEmit,
  source: CompoundEntityRef,
  ref: string,
  [there, back]: readonly [string, string],
): void {
  const target = parseEntityRef(ref);
  emit(processingResult.relation({ source, target, type: there }));
  emit(
    processingResult.relation({ source: target, target: source, type: back }),
  );
}
