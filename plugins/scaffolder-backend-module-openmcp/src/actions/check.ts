import type {
  EligibilityReport,
  EligibilityRequest,
  EligibilityRuleResult,
  EligibilityVerdict,
} from '@openmcp/backstage-plugin-openmcp-common';
import { cleanText } from '../failures';

/** Outcomes that a reader is told the reasons of, from good to bad. */
const OUTCOMES = [
  'ok',
  'warning',
  'needs-configuration',
  'unknown',
  'blocked',
] as const;

/**
 * From which outcome on a check fails.
 *
 * @internal
 */
export const FAIL_ON = [
  'warning',
  'needs-configuration',
  'unknown',
  'blocked',
  'never',
] as const;

const WORDS: Record<(typeof OUTCOMES)[number], string> = {
  ok: 'is eligible',
  warning: 'is eligible, with warnings',
  'needs-configuration': 'needs configuration',
  unknown: 'cannot be judged',
  blocked: 'is blocked',
};

/**
 * Which of both answers counts: the image as released, or told to use the
 * platform cluster.
 *
 * @internal
 */
export type View = 'with-platform-mode' | 'today';

/**
 * What a check came to.
 *
 * @internal
 */
export interface Judgement {
  outcome: (typeof OUTCOMES)[number] | 'not-applicable';
  /** One sentence for people, without full stop. */
  summary: string;
  /** What stands against it, worst first, each with what to do. */
  reasons: string[];
  fails: boolean;
}

/**
 * Leaves out what a form left empty.
 *
 * @internal
 */
export function createCheck({
  provider,
  tool,
  image,
  cluster,
  name,
}: Pick<
  EligibilityRequest,
  'provider' | 'tool' | 'image' | 'cluster' | 'name'
>): EligibilityRequest {
  return Object.fromEntries(
    Object.entries({ provider, tool, image, cluster, name }).filter(
      ([, value]) => value?.trim(),
    ),
  );
}

function severityOf(outcome: string): number {
  return OUTCOMES.findIndex(each => each === outcome);
}

function describeResult({
  outcome,
  message,
  remedy,
}: EligibilityRuleResult): string {
  return cleanText(
    [`${outcome}: ${message}`, remedy?.message ?? ''].filter(Boolean).join(' '),
  );
}

function describeReasons({ results }: EligibilityVerdict): string[] {
  return results
    .filter(({ outcome }) => outcome !== 'ok')
    .sort((a, b) => severityOf(b.outcome) - severityOf(a.outcome))
    .map(describeResult);
}

/**
 * Says what an answer means for a template.
 *
 * @param failOn - the outcome from which on it fails. Where the question makes no
 * sense, nothing can be run, and it fails unless that is `never`
 * @internal
 */
export function judge(
  { wrap, subject }: EligibilityReport,
  view: View,
  failOn: (typeof FAIL_ON)[number],
): Judgement {
  const title = cleanText(subject.title ?? subject.image ?? 'The image');
  const verdict = view === 'today' ? wrap.today : wrap.withPlatformMode;
  if (!wrap.applicable || !verdict) {
    const reason = wrap.reason?.message;
    return {
      outcome: 'not-applicable',
      summary: `${title} is not meant to be run as a PlatformService through a template`,
      reasons: reason ? [cleanText(reason)] : [],
      fails: failOn !== 'never',
    };
  }
  const { outcome } = verdict;
  const when = view === 'today' ? 'as released' : 'with platform mode';
  return {
    outcome,
    summary: `${title} ${WORDS[outcome]} as a PlatformService, ${when}`,
    reasons: describeReasons(verdict),
    fails: failOn !== 'never' && severityOf(outcome) >= severityOf(failOn),
  };
}
