import {
  EligibilityReport,
  EligibilityRequest,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ReadOptions } from '../../reading';
import { DependencyPage } from '../dependencies';
import { ProviderPage } from './ProviderPage';

/**
 * Answers what providers there are and what may run, for a caller.
 *
 * @internal
 */
export interface ProvidersReader {
  /**
   * @param query - `withRules`: each item has the outcome of every rule
   * @throws NotAllowedError when the caller may not read about providers;
   * ServiceUnavailableError as long as the catalog was never read
   */
  listProviders(
    query: { withRules: boolean },
    options: ReadOptions,
  ): Promise<ProviderPage>;

  /**
   * @param query - `cluster`: whose landscape is meant; default: one in which Flux
   * delivers the openmcp-operator
   * @throws NotAllowedError when the caller may not read about providers;
   * NotFoundError when the caller may see no such cluster;
   * ServiceUnavailableError as long as the catalog was never read
   */
  readDependencies(
    query: { cluster?: string },
    options: ReadOptions,
  ): Promise<DependencyPage>;

  /**
   * @throws NotAllowedError when the caller may not read about providers, and
   * what {@link EligibilityJudge.check} throws
   */
  checkEligibility(
    request: EligibilityRequest,
    options: ReadOptions,
  ): Promise<EligibilityReport>;
}
