import {
  EligibilityReport,
  EligibilityVerdict,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What is different once live objects of a cluster are looked at.
 *
 * @internal
 */
export interface ReportChanges {
  /** Rules with another answer in one of the views. */
  ruleIds: ReadonlySet<string>;
  today: boolean;
  withPlatformMode: boolean;
  host: boolean;
}

function changedRules(
  before: EligibilityVerdict | undefined,
  after: EligibilityVerdict | undefined,
): string[] {
  const known = new Map(before?.results.map(result => [result.ruleId, result]));
  return (after?.results ?? [])
    .filter(result => known.get(result.ruleId)?.outcome !== result.outcome)
    .map(result => result.ruleId);
}

/**
 * Compares the answers from declarations alone with those about a cluster.
 *
 * @internal
 */
export function compareReports(
  before: EligibilityReport,
  after: EligibilityReport,
): ReportChanges {
  return {
    ruleIds: new Set([
      ...changedRules(before.wrap.today, after.wrap.today),
      ...changedRules(
        before.wrap.withPlatformMode,
        after.wrap.withPlatformMode,
      ),
    ]),
    today: before.wrap.today?.outcome !== after.wrap.today?.outcome,
    withPlatformMode:
      before.wrap.withPlatformMode?.outcome !==
      after.wrap.withPlatformMode?.outcome,
    host: before.host.outcome !== after.host.outcome,
  };
}
