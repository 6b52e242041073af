import type {
  EligibilityCheck,
  EligibilitySubject,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createEligibilityCheck } from '@openmcp/backstage-plugin-openmcp-common';
import { createProviderEntities } from '../landscape/createProviderEntities';
import { elapsed } from '../measuring/elapsed';
import { median } from '../measuring/statistics';
import { createClusterFacts } from './createClusterFacts';
import { createSubjects } from './createSubjects';

const providers = 200;
const clusters = 20;

/** One change after the other, of which the median counts. */
const changes = 30;

/**
 * Milliseconds that judging took.
 *
 * @internal
 */
export interface RuleTimes {
  /** Of a landscape that was never asked about. */
  all: number;
  /** The longest of the single answers in it. */
  longestAnswer: number;
  /** After one cluster became another one, whatever is installed there. */
  oneChange: number;
}

function createChecks(landscape: readonly EligibilitySubject[]) {
  return landscape.map(subject =>
    createEligibilityCheck({ subject, name: subject.name, landscape }),
  );
}

/**
 * Asks all rules about many providers on many clusters.
 *
 * @internal
 */
export function measureRules(): RuleTimes {
  const landscape = createSubjects(createProviderEntities(providers));
  const facts = Array.from({ length: clusters }, (_, index) =>
    createClusterFacts(`cluster-${index}`, landscape, index),
  );
  let checks: EligibilityCheck[] = [];
  let longestAnswer = 0;
  const all = elapsed(() => {
    checks = createChecks(landscape);
    for (const check of checks) {
      for (const cluster of facts) {
        const took = elapsed(() => check({ cluster }));
        longestAnswer = Math.max(longestAnswer, took);
      }
    }
  });
  const changed = Array.from({ length: changes }, (_, index) =>
    createClusterFacts('cluster-0', landscape, clusters + index),
  );
  const oneChange = median(
    changed.map(cluster =>
      elapsed(() => {
        for (const check of checks) {
          check({ cluster });
        }
      }),
    ),
  );
  return { all, longestAnswer, oneChange };
}
