import satisfies from 'semver/functions/satisfies';
import valid from 'semver/functions/valid';
import { answer, remedy, sentence } from '../engine/answers';
import type { EligibilityRule } from './EligibilityRule';

/**
 * Traits are true for the versions that they were read at; those of another
 * version may differ in group, names and flags.
 *
 * @internal
 */
export const evidenceFreshness: EligibilityRule = {
  id: 'evidence-freshness',
  belongsTo: 'both',
  reads: ['versionRange', 'evidence', 'inferred'],
  requires: { wrap: ['versionRange'], host: ['versionRange'] },
  live: [],
  check({ subject, traits }) {
    const { versionRange: range = '*', evidence = [], inferred = [] } = traits;
    const foreign = evidence.flatMap(({ version }) =>
      version !== undefined &&
      valid(version) &&
      !satisfies(version, range, { includePrerelease: true })
        ? [version]
        : [],
    );
    const notes = [
      ...(inferred.length > 0
        ? [sentence('traits-inferred', { traits: inferred })]
        : []),
      ...(subject.version === undefined && subject.kind !== 'tool'
        ? [sentence('newest-assumed', { range })]
        : []),
    ];
    return foreign.length > 0
      ? answer(
          'warning',
          'evidence-of-other-version',
          { range, versions: [...new Set(foreign)] },
          { remedy: remedy('provider-developer', 'renew-evidence'), notes },
        )
      : answer('ok', 'evidence-of-range', { range }, { notes });
  },
};
