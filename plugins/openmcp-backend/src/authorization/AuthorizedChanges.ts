import { openmcpInstallationReadPermission } from '@openmcp/backstage-plugin-openmcp-common';
import {
  ChangePage,
  ChangeReader,
  ChangesReader,
  ReadOptions,
} from '../reading';
import { createRightError, RevisionGone } from '../refusals';
import { Change } from '../store';
import { ReadAuthorizer } from './ReadAuthorizer';

/**
 * Tells a caller of the changes that the permission policy allows, of what went
 * as well.
 *
 * @internal
 */
export class AuthorizedChanges implements ChangesReader {
  constructor(
    private readonly reader: ChangeReader,
    private readonly authorizer: ReadAuthorizer,
  ) {}

  async listChanges(
    after: string | undefined,
    options: ReadOptions,
  ): Promise<ChangePage & { concerns: (change: Change) => boolean }> {
    const decision = await this.authorizer.authorize(options);
    if (!decision.mayReadInstallations) {
      throw createRightError(openmcpInstallationReadPermission.name);
    }
    const visibility = {
      ...decision.visibility,
      catalog: decision.mayReadProviders,
    };
    const page = this.reader.read(after, visibility);
    if (!page) {
      throw new RevisionGone('after');
    }
    return {
      ...page,
      concerns: change => this.reader.isVisible(change, visibility),
    };
  }
}
