import { createServiceFactory } from '@backstage/backend-plugin-api';
import {
  Entity,
  parseEntityRef,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import {
  CatalogService,
  catalogServiceRef,
} from '@backstage/plugin-catalog-node';

/**
 * A catalog that answers at once with all that it has: what it costs to ask a real
 * one is not what is measured.
 *
 * @internal
 */
export function memoryCatalog(entities: Entity[]) {
  const catalog: Pick<CatalogService, 'getEntities' | 'getEntityByRef'> = {
    getEntities: async request => {
      const { kind } = { kind: 'Component', ...request?.filter };
      return { items: kind === 'Component' ? entities : [] };
    },
    getEntityByRef: async wanted => {
      const ref = stringifyEntityRef(
        typeof wanted === 'string' ? parseEntityRef(wanted) : wanted,
      );
      return entities.find(entity => stringifyEntityRef(entity) === ref);
    },
  };
  return createServiceFactory({
    service: catalogServiceRef,
    deps: {},
    factory: () => catalog as CatalogService,
  });
}
