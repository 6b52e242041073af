import { NotAllowedError, NotFoundError } from '@backstage/errors';
import {
  InstallationReference,
  openmcpInstallationReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  FleetReader,
  InstallationPage,
  InstallationQuery,
  InstallationsReader,
  InstallationView,
  ReadOptions,
} from '../reading';
import { ReadAuthorizer } from './ReadAuthorizer';

/**
 * Shows a caller the installations that the permission policy allows.
 *
 * @internal
 */
export class AuthorizedInstallations implements InstallationsReader {
  constructor(
    private readonly reader: FleetReader,
    private readonly authorizer: ReadAuthorizer,
  ) {}

  async listInstallations(
    query: InstallationQuery,
    options: ReadOptions,
  ): Promise<InstallationPage> {
    const visibility = await this.authorize(options);
    return this.reader.listInstallations(query, visibility);
  }

  async getInstallation(
    reference: InstallationReference & { cluster: string },
    options: ReadOptions,
  ): Promise<InstallationView> {
    const visibility = await this.authorize(options);
    const view = this.reader.getInstallation(reference, visibility);
    if (!view) {
      throw new NotFoundError('There is no such installation');
    }
    return view;
  }

  private async authorize(options: ReadOptions) {
    const decision = await this.authorizer.authorize(options);
    if (!decision.mayReadInstallations) {
      throw new NotAllowedError(
        `The permission ${openmcpInstallationReadPermission.name} is needed`,
      );
    }
    return decision.visibility;
  }
}
