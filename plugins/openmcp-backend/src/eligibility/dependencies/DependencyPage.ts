import { DependencyReport } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What a caller may know of what needs what.
 *
 * @internal
 */
export type DependencyPage = Omit<DependencyReport, 'etag'>;
