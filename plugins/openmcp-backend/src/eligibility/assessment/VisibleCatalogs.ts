import { BackstageCredentials } from '@backstage/backend-plugin-api';
import { Freshness } from '@openmcp/backstage-plugin-openmcp-common';
import {
  CallerCatalog,
  catalogNotReadable,
  CatalogView,
  ProviderCatalog,
} from '../catalog';
import { IsVisible } from '../subjects';
import { Landscape, LandscapeCache } from './Landscape';

/**
 * What the catalog says, and what of it one caller may be told.
 *
 * @internal
 */
export interface VisibleCatalog {
  catalog: ProviderCatalog;
  isVisible: IsVisible;
  landscape: Landscape;
  freshness: Freshness;
}

/**
 * Brings together what the plugin read with its own credentials and what the
 * catalog answers to a caller.
 *
 * @internal
 */
export class VisibleCatalogs {
  private readonly landscapes = new LandscapeCache();

  constructor(
    private readonly view: CatalogView,
    private readonly callers: CallerCatalog,
  ) {}

  /**
   * @throws ServiceUnavailableError as long as the catalog was never read, or
   * when it does not answer to a caller that it never answered to;
   * NotAllowedError when it refuses the caller
   */
  async open(credentials: BackstageCredentials): Promise<VisibleCatalog> {
    const { current: catalog, freshness } = this.view;
    const { entityRefs, remembered } = await this.callers.look(credentials);
    const isVisible: IsVisible = ({ entityRef }) => entityRefs.has(entityRef);
    return {
      catalog,
      isVisible,
      landscape: this.landscapes.get(catalog, isVisible),
      freshness: remembered
        ? { ...freshness, stale: true, reason: catalogNotReadable }
        : freshness,
    };
  }
}
