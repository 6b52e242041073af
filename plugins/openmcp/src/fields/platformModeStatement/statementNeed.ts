import {
  EligibilityReport,
  EligibilityVerdict,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Whether somebody has to state how an image is told to use platform mode.
 *
 * - `none`: it may run without a statement.
 * - `blocked`: blocked as released, not with platform mode.
 * - `unknown`: nothing stands against it, and nobody knows.
 * - `refused`: no statement helps.
 *
 * @internal
 */
export type StatementNeed = 'none' | 'blocked' | 'unknown' | 'refused';

/**
 * What the gate will ask for; it decides again with every request.
 *
 * @internal
 */
export function statementNeed({ wrap }: EligibilityReport): StatementNeed {
  const today = wrap.today?.outcome ?? 'unknown';
  const withPlatformMode = wrap.withPlatformMode?.outcome ?? 'unknown';
  if (!wrap.applicable || withPlatformMode === 'blocked') {
    return 'refused';
  }
  if (today === 'blocked' || today === 'unknown') {
    return today;
  }
  return withPlatformMode === 'unknown' ? 'unknown' : 'none';
}

/**
 * The sentence of the first result with the outcome of its verdict; empty when
 * there is none.
 *
 * @internal
 */
export function decidingSentence(
  verdict: EligibilityVerdict | undefined,
): string {
  const result = verdict?.results.find(
    ({ outcome }) => outcome === verdict.outcome,
  );
  return result?.message ?? '';
}

/**
 * Whether the reason of today's verdict is that the image puts nothing on the
 * platform cluster, which is what platform mode is for.
 *
 * @internal
 */
export function lacksPlatformMode(report: EligibilityReport): boolean {
  return Boolean(
    report.wrap.today?.results.some(
      ({ outcome, ruleId }) =>
        outcome === 'blocked' && ruleId === 'target-platform-mode',
    ),
  );
}

/**
 * Why no statement helps; empty when the report does not say.
 *
 * @internal
 */
export function refusalSentence({ wrap }: EligibilityReport): string {
  return wrap.applicable
    ? decidingSentence(wrap.withPlatformMode)
    : wrap.reason?.message ?? '';
}
