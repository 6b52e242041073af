import { BackstageCredentials } from '@backstage/backend-plugin-api';
import { Entity } from '@backstage/catalog-model';
import { catalogServiceMock } from '@backstage/plugin-catalog-node/testUtils';

function isUser(options: object | undefined): boolean {
  const { credentials } = { ...options } as {
    credentials?: BackstageCredentials;
  };
  return Object(credentials?.principal).type === 'user';
}

/**
 * A catalog that tests change: what is in it, what people may see of it, and
 * whether it answers.
 */
export class TestCatalog {
  /** Names of entities that people may not see, but the plugin itself may. */
  readonly hidden = new Set<string>();
  failing = false;
  requests = 0;

  readonly mock = catalogServiceMock.mock({
    getEntities: async (request, options) => {
      this.requests += 1;
      if (this.failing) {
        throw new Error('marked-catalog-failure');
      }
      const entities = this.entities.filter(
        ({ metadata }) => !isUser(options) || !this.hidden.has(metadata.name),
      );
      return catalogServiceMock({ entities }).getEntities(request);
    },
  });

  constructor(public entities: Entity[] = []) {}
}
