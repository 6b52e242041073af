import { Health, InitAttempts } from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationSnapshot } from '../../store';

/**
 * What was last noticed of an installation; compared with what is now.
 *
 * @internal
 */
export interface KnownInstallation {
  uid: string;
  health?: { value: Health; at: number };
  imageWanted: string;
  /** Images separated by `, `; missing while none was seen running. */
  imageRunning?: string;
  generation: InitAttempts['generation'];
  failedAttempts: number;
}

/**
 * What a snapshot says of that. A health that only says that nothing could be
 * read is about us and not about the installation. Containers that are down for
 * a moment do not change the image that runs.
 *
 * @param at - since when the health is so
 * @internal
 */
export function createKnownInstallation(
  { objects, status }: InstallationSnapshot,
  at: number,
  before: KnownInstallation | undefined,
): KnownInstallation {
  const isReadable = status.summary.code !== 'not-readable';
  return {
    uid: objects.provider.uid,
    health: isReadable ? { value: status.health, at } : before?.health,
    imageWanted: status.image.wanted,
    imageRunning: status.image.running.join(', ') || before?.imageRunning,
    generation: objects.provider.generation,
    failedAttempts: status.init.failedAttempts,
  };
}
