import { LoggerService } from '@backstage/backend-plugin-api';
import { ConflictError, InputError } from '@backstage/errors';
import {
  EligibilityRule,
  eligibilityRules,
} from '@openmcp/backstage-plugin-openmcp-common';
import { z } from 'zod';
import { guardRule } from './guardRule';

const texts = z.array(z.string());

/** What every verdict would fail without. */
const ruleSchema = z.object({
  id: z
    .string()
    .max(64)
    .regex(/^[a-z][a-z0-9]*(?:[-.][a-z0-9]+)*$/),
  belongsTo: z.enum(['wrap', 'host', 'both']),
  reads: texts,
  requires: z.object({ wrap: texts, host: texts }),
  live: texts,
  check: z.custom(value => typeof value === 'function', 'must be a function'),
});

/**
 * The rules of the suite, and those that modules add.
 *
 * @internal
 */
export class EligibilityRuleRegistry {
  private readonly added: EligibilityRule[] = [];

  /**
   * @throws InputError for what is no rule; ConflictError when there is a rule with
   * this id already
   */
  add(rule: EligibilityRule): void {
    const problem = ruleSchema.safeParse(rule).error?.issues[0];
    if (problem) {
      throw new InputError(
        `An eligibility rule cannot be added: ${problem.path.join('.')}: ${
          problem.message
        }`,
      );
    }
    const { id } = rule;
    if (eligibilityRules.some(own => own.id === id)) {
      throw new ConflictError(
        `The eligibility rule "${id}" cannot be added: a rule of the suite has this id`,
      );
    }
    if (this.added.some(other => other.id === id)) {
      throw new ConflictError(
        `The eligibility rule "${id}" cannot be added: it was added before`,
      );
    }
    this.added.push(rule);
  }

  /**
   * All rules, those that were added last.
   *
   * @param logger - told of an added rule that fails
   */
  list(logger: LoggerService): readonly EligibilityRule[] {
    return [
      ...eligibilityRules,
      ...this.added.map(rule => guardRule(rule, logger)),
    ];
  }
}
