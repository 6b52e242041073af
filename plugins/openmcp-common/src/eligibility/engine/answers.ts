import type { EligibilityCode } from '../messages/sentences';
import type {
  RuleAnswer,
  RuleContext,
  LiveFacts,
} from '../rules/EligibilityRule';
import type { Outcome, Remedy, RuleParams, RuleSentence } from '../types';

/** Shared by all that have nothing more to say. */
const NOTHING = {};

type More = Pick<RuleAnswer, 'remedy' | 'notes' | 'objects'>;

/**
 * An answer with a code of the catalog of sentences.
 *
 * @internal
 */
export function answer(
  outcome: Outcome,
  code: EligibilityCode,
  params: RuleParams = NOTHING,
  more: More = NOTHING,
): RuleAnswer {
  const { remedy: what, notes, objects } = more;
  return { outcome, code, params, remedy: what, notes, objects };
}

/**
 * A sentence of the catalog.
 *
 * @internal
 */
export function sentence(
  code: EligibilityCode,
  params: RuleParams = {},
): RuleSentence {
  return { code, params };
}

/**
 * What somebody can do.
 *
 * @internal
 */
export function remedy(
  by: Remedy['by'],
  code: EligibilityCode,
  params: RuleParams = {},
): Remedy {
  return { by, code, params };
}

/**
 * The note of a result that would need lists of a cluster which are not known.
 *
 * @internal
 */
export function notChecked(
  { cluster }: RuleContext,
  lists: readonly LiveFacts[],
): RuleSentence {
  return cluster
    ? sentence('not-readable-on-cluster', {
        cluster: cluster.name,
        lists: [...lists],
      })
    : sentence('not-checked-against-cluster');
}
