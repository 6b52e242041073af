import { answer, remedy, sentence } from '../engine/answers';
import type { EligibilityRule } from './EligibilityRule';

/**
 * Storage, credentials, agents on nodes and certificates have to be there before
 * the tool does anything.
 *
 * @internal
 */
export const dataPlaneNeeds: EligibilityRule = {
  id: 'data-plane-needs',
  belongsTo: 'both',
  reads: [
    'needs.storage',
    'needs.objectStoreCredentials',
    'needs.nodeAgent',
    'needs.caBundle',
  ],
  requires: { wrap: ['needs'], host: ['needs'] },
  live: [],
  check({ traits: { needs = {} } }) {
    const wanted = [
      ...(needs.storage ? ['storage'] : []),
      ...(needs.objectStoreCredentials ? ['object store credentials'] : []),
      ...(needs.nodeAgent === 'required' ? ['an agent on each node'] : []),
      ...(needs.caBundle ? ['a CA bundle'] : []),
    ];
    const notes = [
      ...(needs.nodeAgent === 'optional'
        ? [sentence('node-agent-optional')]
        : []),
      ...(needs.objectStoreCredentials
        ? [sentence('credentials-by-volume')]
        : []),
      ...(needs.caBundle ? [sentence('no-trust-for-own-pull')] : []),
    ];
    return wanted.length > 0
      ? answer(
          'needs-configuration',
          'needs-data-plane',
          { needs: wanted },
          {
            remedy: remedy('platform-owner', 'provide-needs', {
              needs: wanted,
            }),
            notes,
          },
        )
      : answer('ok', 'needs-no-data-plane', {}, { notes });
  },
};
