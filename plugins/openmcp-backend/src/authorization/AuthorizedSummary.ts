import { openmcpInstallationReadPermission } from '@openmcp/backstage-plugin-openmcp-common';
import { FleetView } from '../fleet';
import { ReadOptions, summarize, Summary, SummaryReader } from '../reading';
import { createRightError } from '../refusals';
import { ReadAuthorizer } from './ReadAuthorizer';

/**
 * Counts for a caller what the permission policy allows.
 *
 * @internal
 */
export class AuthorizedSummary implements SummaryReader {
  constructor(
    private readonly fleet: FleetView,
    private readonly authorizer: ReadAuthorizer,
  ) {}

  async readSummary(
    options: ReadOptions,
  ): Promise<Summary & { revision: string }> {
    const decision = await this.authorizer.authorize(options);
    if (!decision.mayReadInstallations) {
      throw createRightError(openmcpInstallationReadPermission.name);
    }
    const { revision } = this.fleet;
    return { ...summarize(this.fleet, decision.visibility), revision };
  }
}
