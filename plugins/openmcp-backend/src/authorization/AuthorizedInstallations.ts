import {
  InstallationReference,
  openmcpInstallationReadPermission,
  openmcpProviderReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ProviderMatcher } from '../eligibility';
import type { InstallationHistories } from '../history';
import {
  FleetReader,
  InstallationPage,
  InstallationPageCache,
  InstallationQuery,
  InstallationsReader,
  ReadOptions,
  RememberedInstallationView,
} from '../reading';
import { createRightError } from '../refusals';
import { stringifyInstallationRef } from './installationRef';
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
  private readonly pages = new InstallationPageCache();

  constructor(
    private readonly reader: FleetReader,
    private readonly readAuthorizer: ReadAuthorizer,
    private readonly writeAuthorizer: WriteAuthorizer,
    private readonly histories: Pick<InstallationHistories, 'describe'>,
    private readonly matcher: Pick<ProviderMatcher, 'matchProviders'>,
  ) {}

  async listInstallations(
    query: InstallationQuery,
    options: ReadOptions,
  ): Promise<InstallationPage> {
    // The clusters of the list tell what the caller may do there.
    const decision = await this.writeAuthorizer.authorize(options);
    refuseWithout(decision);
    const { visibility, rights } = decision;
    if (!query.providers) {
      return this.pages.get(
        `${decision.key} ${JSON.stringify(query)}`,
        this.reader.revision,
        () => this.reader.listInstallations(query, visibility, rights),
      );
    }
    if (!decision.mayReadProviders) {
      throw createRightError(
        openmcpProviderReadPermission.name,
        'to ask by provider',
      );
    }
    // What the catalog tells a caller is no part of the decision.
    const isOfProvider = await this.matcher.matchProviders(
      query.providers,
      options.credentials,
    );
    return this.reader.listInstallations(
      query,
      visibility,
      rights,
      isOfProvider,
    );
  }

  async findInstallation(
    reference: InstallationReference & { cluster: string },
    options: ReadOptions,
  ): Promise<RememberedInstallationView | undefined> {
    const decision = await this.readAuthorizer.authorize(options);
    refuseWithout(decision);
    if (!decision.visibility.installation(reference)) {
      options.onHidden?.({
        permission: openmcpInstallationReadPermission.name,
        resource: stringifyInstallationRef(reference),
      });
      return undefined;
    }
    const view = this.reader.getInstallation(reference, decision.visibility);
    return (
      view && { ...view, ...(await this.histories.describe(view.snapshot)) }
    );
  }
}
