import {
  EligibilityReport,
  EligibilityRequest,
  openmcpProviderReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  DependencyPage,
  DependencyReader,
  EligibilityJudge,
  ProviderLister,
  ProviderPage,
  ProvidersReader,
} from '../eligibility';
import { ReadOptions } from '../reading';
import { createRightError } from '../refusals';
import { ReadAuthorizer } from './ReadAuthorizer';

/**
 * Tells a caller of providers, and of clusters and installations only what the
 * permission policy allows.
 *
 * @internal
 */
export class AuthorizedProviders implements ProvidersReader {
  constructor(
    private readonly lister: Pick<ProviderLister, 'list'>,
    private readonly judge: Pick<EligibilityJudge, 'check'>,
    private readonly dependencies: Pick<DependencyReader, 'read'>,
    private readonly authorizer: ReadAuthorizer,
  ) {}

  async listProviders(
    query: { withRules: boolean },
    options: ReadOptions,
  ): Promise<ProviderPage> {
    const visibility = await this.authorize(options);
    return this.lister.list(query, { ...options, visibility });
  }

  async readDependencies(
    query: { cluster?: string },
    options: ReadOptions,
  ): Promise<DependencyPage> {
    const visibility = await this.authorize(options);
    return this.dependencies.read(query, { ...options, visibility });
  }

  async checkEligibility(
    request: EligibilityRequest,
    options: ReadOptions,
  ): Promise<EligibilityReport> {
    const visibility = await this.authorize(options);
    return this.judge.check(request, { ...options, visibility });
  }

  private async authorize(options: ReadOptions) {
    const decision = await this.authorizer.authorize(options);
    if (!decision.mayReadProviders) {
      throw createRightError(openmcpProviderReadPermission.name);
    }
    return decision.visibility;
  }
}
