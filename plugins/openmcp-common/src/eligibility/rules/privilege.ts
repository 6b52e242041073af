import { answer, remedy, sentence } from '../engine/answers';
import type { EligibilityCode } from '../messages/sentences';
import type { EligibilityRule } from './EligibilityRule';

/** What reaches beyond the tool's own objects. */
const BROAD: Readonly<Record<string, EligibilityCode>> = {
  'secrets-read': 'may-read-secrets',
  exec: 'may-exec',
  nodes: 'may-reach-nodes',
};

/**
 * The operator binds every provider to cluster-admin (openmcp-operator
 * internal/controllers/provider/install/rbac.go); what the tool may do comes on
 * top of it.
 *
 * @internal
 */
export const privilege: EligibilityRule = {
  id: 'privilege',
  belongsTo: 'both',
  reads: ['toolPrivileges'],
  requires: { wrap: ['toolPrivileges'], host: ['toolPrivileges'] },
  live: [],
  readsRoute: true,
  check({ route, traits: { toolPrivileges = [] } }) {
    const notes =
      route === undefined || route === 'platform-service'
        ? [sentence('runs-as-cluster-admin')]
        : [];
    const broad = toolPrivileges.filter(each => Object.hasOwn(BROAD, each));
    if (broad.length === 0) {
      return answer('ok', 'privileges-narrow', {}, { notes });
    }
    const code = broad.length === 1 ? BROAD[broad[0]] : 'privileges-broad';
    return answer(
      'warning',
      code,
      { privileges: broad },
      {
        remedy: remedy('platform-owner', 'narrow-privileges'),
        notes,
      },
    );
  },
};
