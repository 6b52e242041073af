import { Freshness } from '@openmcp/backstage-plugin-openmcp-common';
import { ProviderCatalog } from './ProviderCatalog';

/**
 * What the catalog says about providers and tools, from memory.
 *
 * @internal
 */
export interface CatalogView {
  /**
   * @throws ServiceUnavailableError as long as the catalog was never read
   */
  readonly current: ProviderCatalog;
  /** How far {@link CatalogView.current} can be trusted. */
  readonly freshness: Freshness;
}
