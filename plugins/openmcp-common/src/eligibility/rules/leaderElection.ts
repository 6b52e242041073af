import { answer, notChecked, remedy } from '../engine/answers';
import { installationEvidence } from '../engine/installationEvidence';
import type { Lease } from '../engine/LandscapeIndex';
import { undeclared } from '../engine/undeclared';
import type { InstalledProvider } from '../types';
import type { EligibilityRule, RuleContext } from './EligibilityRule';

/**
 * Replicas elect a leader by a Lease. Its name may hold no slash, or nobody is
 * ever elected; two installations with one Lease keep each other from acting.
 *
 * @internal
 */
export const leaderElection: EligibilityRule = {
  id: 'leader-election',
  belongsTo: 'wrap',
  reads: [
    'leader.id',
    'leader.cluster',
    'leader.namespace',
    'leader.replicasSafe',
  ],
  requires: { wrap: ['leader'], host: [] },
  live: ['installations'],
  check(context) {
    const { leader } = context.traits;
    const replicas = context.spec.runReplicas ?? 1;
    const oneReplica = remedy('platform-owner', 'one-replica');
    if (leader === undefined || leader === 'none') {
      return replicas > 1
        ? answer('blocked', 'no-election', { replicas }, { remedy: oneReplica })
        : answer('ok', 'no-election-needed');
    }
    const params = { id: leader.id, replicas };
    if (replicas > 1) {
      if (leader.id.includes('/')) {
        return answer('blocked', 'lease-name', params, { remedy: oneReplica });
      }
      if (leader.replicasSafe === undefined) {
        return undeclared(context, ['leader.replicasSafe']);
      }
      if (!leader.replicasSafe) {
        return answer('blocked', 'replicas-unsafe', params, {
          remedy: oneReplica,
        });
      }
    }
    const sharing = findSharing(leader, context);
    if (!sharing) {
      const notes = [notChecked(context, ['installations'])];
      return answer('ok', 'lease-own', { id: leader.id }, { notes });
    }
    if (sharing.length === 0) {
      return answer('ok', 'lease-own', { id: leader.id });
    }
    const names = sharing.map(({ name }) => name);
    const objects = installationEvidence(sharing);
    const ownLease = remedy('provider-developer', 'own-lease');
    const bothElect =
      replicas > 1 && sharing.some(other => (other.runReplicas ?? 1) > 1);
    return bothElect
      ? answer(
          'blocked',
          'lease-shared',
          { id: leader.id, names },
          {
            remedy: ownLease,
            objects,
          },
        )
      : answer(
          'warning',
          'no-mutual-exclusion',
          { id: leader.id, names },
          {
            remedy: ownLease,
            objects,
          },
        );
  },
};

/** Installations, other than this one, that elect by the same Lease. */
function findSharing(
  leader: Lease,
  { cluster, landscape, name, subject }: RuleContext,
): InstalledProvider[] | undefined {
  if (!cluster?.installations) {
    return undefined;
  }
  const byImage = cluster.installationsOf(subject.image ?? '');
  const byLease = cluster.installationsElectingBy(leader, landscape);
  const furthers = byLease.filter(other => !byImage.includes(other));
  return byImage
    .concat(furthers)
    .filter(other => other.kind !== 'PlatformService' || other.name !== name);
}
