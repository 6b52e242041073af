import { answer, notChecked, remedy } from '../engine/answers';
import { installationEvidence } from '../engine/installationEvidence';
import type { InstalledProvider } from '../types';
import type { EligibilityRule, RuleContext } from './EligibilityRule';

/**
 * ClusterRequests and AccessRequests of equal names are shared silently
 * (openmcp-operator lib/clusteraccess/clusteraccess.go).
 *
 * @internal
 */
export const requestName: EligibilityRule = {
  id: 'request-name',
  belongsTo: 'wrap',
  reads: ['requestBase', 'targets', 'clusterAccess.onboarding'],
  requires: { wrap: ['requestBase'], host: [] },
  live: ['installations'],
  check(context) {
    const { requestBase } = context.traits;
    if (requestBase === 'none' || makesNoRequest(context)) {
      return answer('ok', 'no-request');
    }
    const fixed =
      requestBase && 'fixed' in requestBase ? requestBase.fixed : undefined;
    const sharing = findSharing(context, fixed !== undefined);
    if (!sharing) {
      const notes = [notChecked(context, ['installations'])];
      return answer('ok', 'requests-apart', {}, { notes });
    }
    if (sharing.length === 0) {
      return answer('ok', 'requests-apart');
    }
    const objects = installationEvidence(sharing);
    const names = sharing.map(({ name }) => name);
    return fixed === undefined
      ? answer(
          'blocked',
          'requests-shared-by-name',
          { names },
          {
            remedy: remedy('platform-owner', 'choose-name'),
            objects,
          },
        )
      : answer(
          'blocked',
          'requests-shared',
          { base: fixed, names },
          {
            remedy: remedy('provider-developer', 'name-requests'),
            objects,
          },
        );
  },
};

function makesNoRequest({ traits }: RuleContext): boolean {
  const { targets, clusterAccess } = traits;
  return (
    clusterAccess?.onboarding === 'none' &&
    !!targets?.every(target => target === 'platform')
  );
}

function findSharing(
  { cluster, name, subject }: RuleContext,
  isFixed: boolean,
): InstalledProvider[] | undefined {
  if (!cluster?.installations) {
    return undefined;
  }
  const candidates = isFixed
    ? cluster.installationsOf(subject.image ?? '')
    : cluster.installationsNamed(name ?? '');
  return candidates.filter(
    other => !(other.kind === 'PlatformService' && other.name === name),
  );
}
