import {
  AuthorizeResult,
  PermissionCriteria,
  PolicyDecision,
} from '@backstage/plugin-permission-common';
import {
  ConditionTransformer,
  isAndCriteria,
  isNotCriteria,
  isOrCriteria,
} from '@backstage/plugin-permission-node';
import { OpenmcpRuleQuery } from './rules';

type Filter<TField extends string> = (
  identity: Record<TField, string>,
) => boolean;

function compile<TField extends string>(
  criteria: PermissionCriteria<OpenmcpRuleQuery<TField>>,
): Filter<TField> {
  if (isAndCriteria(criteria)) {
    const filters = criteria.allOf.map(each => compile(each));
    return identity => filters.every(filter => filter(identity));
  }
  if (isOrCriteria(criteria)) {
    const filters = criteria.anyOf.map(each => compile(each));
    return identity => filters.some(filter => filter(identity));
  }
  if (isNotCriteria(criteria)) {
    const filter = compile(criteria.not);
    return identity => !filter(identity);
  }
  const values = new Set(criteria.values);
  return identity => values.has(identity[criteria.field]);
}

/**
 * Turns the decision of a policy into a filter. The parameters of its conditions
 * are checked once and not for each of thousands of rows.
 *
 * @param transform - made from the rules of the resource type
 * @throws Error when the decision names a rule that does not exist, or gives it
 * wrong parameters
 * @internal
 */
export function createDecisionFilter<TField extends string>(
  decision: PolicyDecision,
  transform: ConditionTransformer<OpenmcpRuleQuery<TField>>,
): Filter<TField> {
  if (decision.result === AuthorizeResult.CONDITIONAL) {
    return compile(transform(decision.conditions));
  }
  const allowed = decision.result === AuthorizeResult.ALLOW;
  return () => allowed;
}
