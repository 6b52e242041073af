import { LoggerService } from '@backstage/backend-plugin-api';
import {
  EligibilityRule,
  RuleAnswer,
} from '@openmcp/backstage-plugin-openmcp-common';
import { z } from 'zod';

const outcomes: RuleAnswer['outcome'][] = [
  'ok',
  'warning',
  'needs-configuration',
  'unknown',
  'blocked',
];

const sentenceSchema = z.object({
  code: z.string().min(1),
  params: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.array(z.string())]),
  ),
});

const answerSchema = sentenceSchema.extend({
  outcome: z.enum(outcomes),
  remedy: sentenceSchema
    .extend({
      by: z.enum(['provider-developer', 'platform-owner', 'landscape']),
    })
    .optional(),
  notes: z.array(sentenceSchema).optional(),
  objects: z
    .array(
      z.object({
        kind: z.string(),
        name: z.string(),
        namespace: z.string().optional(),
        uid: z.string().optional(),
      }),
    )
    .optional(),
});

/**
 * A rule of somebody else that spoils no other: when it throws, or answers what is
 * no answer, its result is `unknown` with the code `rule-failed`.
 *
 * @param logger - told once for each rule, without details: they could quote what
 * is known of providers and clusters
 * @internal
 */
export function guardRule(
  rule: EligibilityRule,
  logger: LoggerService,
): EligibilityRule {
  // One by one: members of a class are lost when an object is spread.
  const { id, belongsTo, reads, requires, live } = rule;
  const { readsRoute, readsLandscape } = rule;
  let wasTold = false;
  return {
    id,
    belongsTo,
    reads,
    requires,
    live,
    readsRoute,
    readsLandscape,
    check(context) {
      try {
        return answerSchema.parse(rule.check(context));
      } catch {
        if (!wasTold) {
          wasTold = true;
          logger.warn(
            `The eligibility rule ${id} failed; its results are unknown`,
          );
        }
        return {
          outcome: 'unknown',
          code: 'rule-failed',
          params: { rule: id },
        };
      }
    },
  };
}
