import { Freshness } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Why what is known of the catalog may be outdated. What the catalog or the way
 * to it says of itself stays in the log.
 *
 * @internal
 */
export const catalogNotReadable: Freshness['reason'] = {
  code: 'catalog-not-readable',
  params: {},
  message: 'the catalog did not answer',
};
