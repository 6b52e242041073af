import { InitAttempts } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Remembers the failed init attempts of installations, because the operator
 * deletes a failed Job and makes a new one as if nothing had happened. Reading
 * and writing is immediate; an implementation that keeps it for longer writes
 * behind.
 *
 * @internal
 */
export interface AttemptMemory {
  /** What is remembered of the provider object with this uid. */
  recall(cluster: string, providerUid: string): InitAttempts | undefined;
  /** Takes the place of what was remembered before. */
  remember(cluster: string, attempts: InitAttempts): void;
  /** The provider object is gone for good. */
  forget(cluster: string, providerUid: string): void;
}
