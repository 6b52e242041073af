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
import { createRightError } from '../refusals';
import { ReadAuthorizer } from './ReadAuthorizer';
import { WriteAuthorizer } from './WriteAuthorizer';

function refuseWithout(decision: { mayReadInstallations: boolean }): void {
  if (!decision.mayReadInstallations) {
    throw createRightError(openmcpInstallationReadPermission.name);
  }
}

/**
 * Shows a caller the installations that the permission policy allows.
 *
 * @internal
 */
export class AuthorizedInstallations implements InstallationsReader {
  constructor(
    private readonly reader: FleetReader,
    private readonly readAuthorizer: ReadAuthorizer,
    private readonly writeAuthorizer: WriteAuthorizer,
  ) {}

  async listInstallations(
    query: InstallationQuery,
    options: ReadOptions,
  ): Promise<InstallationPage> {
    // The clusters of the list tell what the caller may do there.
    const decision = await this.writeAuthorizer.authorize(options);
    refuseWithout(decision);
    const { visibility, rights } = decision;
    return this.reader.listInstallations(query, visibility, rights);
  }

  async findInstallation(
    reference: InstallationReference & { cluster: string },
    options: ReadOptions,
  ): Promise<InstallationView | undefined> {
    const decision = await this.readAuthorizer.authorize(options);
    refuseWithout(decision);
    return this.reader.getInstallation(reference, decision.visibility);
  }
}
