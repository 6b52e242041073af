import { openmcpInstallationReadPermission } from '@openmcp/backstage-plugin-openmcp-common';
import type { HistoryLister } from '../history';
import {
  HistoryPage,
  HistoryQuery,
  HistoryReader,
  ReadOptions,
} from '../reading';
import { createRightError } from '../refusals';
import { ReadAuthorizer } from './ReadAuthorizer';

/**
 * Shows a caller what changed of the installations that the permission policy
 * allows, and the gaps of the clusters that it allows.
 *
 * @internal
 */
export class AuthorizedHistory implements HistoryReader {
  constructor(
    private readonly lister: Pick<HistoryLister, 'list'>,
    private readonly authorizer: ReadAuthorizer,
  ) {}

  async listHistory(
    query: HistoryQuery,
    options: ReadOptions,
  ): Promise<HistoryPage> {
    const decision = await this.authorizer.authorize(options);
    if (!decision.mayReadInstallations) {
      throw createRightError(openmcpInstallationReadPermission.name);
    }
    return this.lister.list(query, decision.visibility);
  }
}
