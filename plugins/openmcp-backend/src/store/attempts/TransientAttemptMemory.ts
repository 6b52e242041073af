import { InitAttempts } from '@openmcp/backstage-plugin-openmcp-common';
import { AttemptMemory } from './AttemptMemory';

/**
 * An {@link AttemptMemory} that lives as long as the process.
 *
 * @internal
 */
export class TransientAttemptMemory implements AttemptMemory {
  private readonly attempts = new Map<string, Map<string, InitAttempts>>();

  recall(cluster: string, providerUid: string): InitAttempts | undefined {
    return this.attempts.get(cluster)?.get(providerUid);
  }

  remember(cluster: string, attempts: InitAttempts): void {
    const ofCluster = this.attempts.get(cluster) ?? new Map();
    this.attempts.set(cluster, ofCluster);
    ofCluster.set(attempts.providerUid, attempts);
  }

  forget(cluster: string, providerUid: string): void {
    const ofCluster = this.attempts.get(cluster);
    ofCluster?.delete(providerUid);
    if (ofCluster?.size === 0) {
      this.attempts.delete(cluster);
    }
  }
}
