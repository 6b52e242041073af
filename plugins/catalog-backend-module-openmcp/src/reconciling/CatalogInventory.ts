import { AuthService } from '@backstage/backend-plugin-api';
import { CATALOG_FILTER_EXISTS } from '@backstage/catalog-client';
import { ANNOTATION_ORIGIN_LOCATION } from '@backstage/catalog-model';
import { CatalogService } from '@backstage/plugin-catalog-node';
import { ENTITY_ANNOTATIONS, OWN_LOCATION } from '../mapping';
import { UPSTREAM_LOCATION } from '../upstream';
import { KnownEntity } from './KnownEntity';
import { readKnownEntity } from './readKnownEntity';

const PAGE_SIZE = 500;

const FIELDS = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.annotations',
];

/**
 * Looks up in the catalog what there is.
 *
 * @internal
 */
export class CatalogInventory {
  constructor(
    private readonly catalog: CatalogService,
    private readonly auth: AuthService,
  ) {}

  /**
   * Everything that this module brought, whichever process or version of it did.
   *
   * @throws Error when the catalog does not answer
   */
  async readOwn(): Promise<KnownEntity[]> {
    const own: KnownEntity[] = [];
    const pages = this.catalog.streamEntities(
      {
        filter: [
          {
            [`metadata.annotations.${ENTITY_ANNOTATIONS.fingerprint}`]:
              CATALOG_FILTER_EXISTS,
          },
          // Earlier versions wrote no fingerprint.
          {
            [`metadata.annotations.${ANNOTATION_ORIGIN_LOCATION}`]:
              UPSTREAM_LOCATION,
          },
        ],
        fields: FIELDS,
        pageSize: PAGE_SIZE,
      },
      await this.options(),
    );
    for await (const page of pages) {
      // Anybody may copy an annotation.
      own.push(
        ...page
          .map(readKnownEntity)
          .filter(({ location }) => location.startsWith(OWN_LOCATION)),
      );
    }
    return own;
  }

  /**
   * Finds out which names are taken by entities of others.
   *
   * @returns where those come from, by entity reference
   * @throws Error when the catalog does not answer
   */
  async findForeign(
    entityRefs: readonly string[],
  ): Promise<Map<string, string>> {
    const foreign = new Map<string, string>();
    for (let start = 0; start < entityRefs.length; start += PAGE_SIZE) {
      const { items } = await this.catalog.getEntitiesByRefs(
        {
          entityRefs: entityRefs.slice(start, start + PAGE_SIZE),
          fields: FIELDS,
        },
        await this.options(),
      );
      for (const item of items) {
        const known = item && readKnownEntity(item);
        if (known && !known.location.startsWith(OWN_LOCATION)) {
          foreign.set(known.entityRef, known.location || 'an unknown location');
        }
      }
    }
    return foreign;
  }

  private async options() {
    return { credentials: await this.auth.getOwnServiceCredentials() };
  }
}
