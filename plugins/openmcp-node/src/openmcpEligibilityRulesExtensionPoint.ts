import { createExtensionPoint } from '@backstage/backend-plugin-api';
import { EligibilityRule } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Adds rules of eligibility besides those of the suite.
 *
 * @public
 */
export interface OpenmcpEligibilityRulesExtensionPoint {
  /**
   * Adds rules. Their results come after those of the suite, in the order in which
   * they were added, and count for the outcome as all others do: `blocked` lets
   * nobody run what the rule is against.
   *
   * @remarks
   * A rule has to be pure and quick, because it is asked while somebody waits. Its
   * answer is told by its parameter `message`, in English. When it throws, or
   * answers what is no answer, its result is `unknown` with the code
   * `rule-failed`, and the other rules are not affected.
   *
   * @throws InputError for what is no rule; ConflictError when there is a rule with
   * the same id already. The portal does not start the plugin then.
   */
  addEligibilityRules(...rules: EligibilityRule[]): void;
}

/**
 * Extension point for modules of the plugin `openmcp` that have rules of their own
 * for what may run on platform clusters.
 *
 * @public
 */
export const openmcpEligibilityRulesExtensionPoint =
  createExtensionPoint<OpenmcpEligibilityRulesExtensionPoint>({
    id: 'openmcp.eligibilityRules',
  });
