import {
  deriveStatus,
  ProviderObject,
} from '@openmcp/backstage-plugin-openmcp-common';
import { DerivedInstallation } from './InstallationSnapshot';

/**
 * What is said of an installation whose objects cannot be worked with: that it is
 * there, and which image it wants, as far as that was read.
 *
 * @internal
 */
export function deriveUnreadable(
  provider: ProviderObject,
  derivedAt: number,
): DerivedInstallation {
  const objects = {
    provider: {
      ...provider,
      deletionTimestamp: undefined,
      finalizers: [],
      status: { conditions: [], resources: [] },
    },
    jobs: [],
    deployments: [],
    pods: [],
    events: [],
    // Which is what the status is made from, and what tells it from others.
    unreadKinds: [provider.kind],
  };
  const status = deriveStatus(objects, undefined, new Date(derivedAt));
  return { objects, status, derivedAt };
}
