import { AuthService, LoggerService } from '@backstage/backend-plugin-api';
import {
  ANNOTATION_ORIGIN_LOCATION,
  Entity,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import { CatalogService } from '@backstage/plugin-catalog-node';
import { Declaration, readDeclaration } from './readDeclaration';

/** Milliseconds after a failed question before the catalog is asked again. */
const PAUSE_AFTER_FAILURE = 5_000;

/**
 * What a {@link CapabilityDirectory} needs.
 *
 * @internal
 */
export interface CapabilityDirectoryOptions {
  catalog: CatalogService;
  auth: AuthService;
  logger: LoggerService;
  /** Whether an entity is believed, by where it comes from. */
  isTrusted: (origin: string | undefined) => boolean;
  /** Milliseconds since some moment; a test may bring its own. */
  now?: () => number;
}

/**
 * What stands for a capability. A type and no interface, so that it counts as JSON.
 *
 * @internal
 */
export type CapabilityEntities = {
  /** Entity references, sorted. */
  refs: string[];
  /** True for the tools themselves, false for those that only bring it. */
  areTools: boolean;
};

type Capabilities = ReadonlyMap<string, CapabilityEntities>;

const nobody: CapabilityEntities = { refs: [], areTools: false };

const TOOL = 0;

/** Whoever is the capability comes before those that only bring it. */
function rank({ isTool, isPlatformService }: Declaration): number {
  if (isTool) {
    return TOOL;
  }
  return isPlatformService ? 1 : 2;
}

function collect(entities: readonly Entity[]): Capabilities {
  const found = new Map<string, { rank: number; refs: string[] }>();
  for (const entity of entities) {
    const declaration = readDeclaration(entity);
    if (declaration) {
      const own = { rank: rank(declaration), ref: stringifyEntityRef(entity) };
      for (const capability of new Set(declaration.provides)) {
        const best = found.get(capability);
        if (!best || own.rank < best.rank) {
          found.set(capability, { rank: own.rank, refs: [own.ref] });
        } else if (own.rank === best.rank) {
          best.refs.push(own.ref);
        }
      }
    }
  }
  return new Map(
    [...found].map(([capability, best]) => [
      capability,
      { refs: best.refs.sort(), areTools: best.rank === TOOL },
    ]),
  );
}

function differences(before: Capabilities, after: Capabilities): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  // The same entities may have become tools, or no longer be them.
  const read = (from: Capabilities, name: string) =>
    JSON.stringify(from.get(name));
  return [...names].filter(name => read(before, name) !== read(after, name));
}

/**
 * Knows which entities stand for which capability: the tool itself, where one is
 * described; else the platform service that brings it; else any other provider.
 *
 * @remarks
 * Entities from locations that are not trusted stand for nothing. When the catalog
 * cannot answer, what it said last stays true.
 *
 * @internal
 */
export class CapabilityDirectory {
  #capabilities?: Capabilities;
  #failedAt = -Infinity;
  #reading?: Promise<string[]>;

  constructor(private readonly options: CapabilityDirectoryOptions) {}

  /**
   * What stands for a capability. Asks the catalog when it was never asked before.
   * Never throws.
   *
   * @returns undefined when the catalog never answered
   */
  async find(capability: string): Promise<CapabilityEntities | undefined> {
    const { now = Date.now } = this.options;
    const maySucceed = now() - this.#failedAt >= PAUSE_AFTER_FAILURE;
    if (!this.#capabilities && maySucceed) {
      await this.refresh();
    }
    return this.#capabilities && (this.#capabilities.get(capability) ?? nobody);
  }

  /**
   * Asks the catalog anew. Never throws.
   *
   * @returns capabilities that other entities stand for than before
   */
  refresh(): Promise<string[]> {
    this.#reading ??= this.read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  private async read(): Promise<string[]> {
    const { logger, now = Date.now } = this.options;
    try {
      const before = this.#capabilities;
      const entities = await this.ask();
      const after = collect(entities.filter(entity => this.isBelieved(entity)));
      this.#capabilities = after;
      return before ? differences(before, after) : [];
    } catch (error) {
      this.#failedAt = now();
      logger.warn(
        'Relations of openMCP providers stay as they are, because the catalog did not say which entities there are',
        error instanceof Error ? error : undefined,
      );
      return [];
    }
  }

  /** Whoever may write any entity could else become what others depend on. */
  private isBelieved({ metadata }: Entity): boolean {
    return this.options.isTrusted(
      metadata.annotations?.[ANNOTATION_ORIGIN_LOCATION],
    );
  }

  private async ask(): Promise<Entity[]> {
    const { catalog, auth } = this.options;
    const { items } = await catalog.getEntities(
      {
        filter: { 'spec.openmcp.schemaVersion': '1' },
        fields: [
          'kind',
          'metadata.namespace',
          'metadata.name',
          'metadata.annotations',
          'spec.type',
          'spec.openmcp',
        ],
      },
      { credentials: await auth.getOwnServiceCredentials() },
    );
    return items;
  }
}
