import { memoize } from '../memoize';
import { indexCluster } from './engine/ClusterIndex';
import { hostTraits, wrapTraits } from './engine/effectiveTraits';
import { FurtherPerspective } from './engine/FurtherPerspective';
import { indexLandscape } from './engine/LandscapeIndex';
import { Perspective } from './engine/Perspective';
import type { Circumstances, Standpoint } from './engine/ObservedContext';
import { compareOutcomes } from './outcomes';
import { eligibilityRules } from './rules/eligibilityRules';
import type { DeclaredTraits, EligibilityRule } from './rules/EligibilityRule';
import type {
  Eligibility,
  EligibilityQuestion,
  EligibilitySubject,
  HostEligibility,
  HostRoute,
  RuleSentence,
  Verdict,
  WrapEligibility,
} from './types';

/**
 * Where something is asked: the part of a question that differs from cluster to
 * cluster.
 *
 * @public
 */
export type EligibilityPlace = Pick<
  EligibilityQuestion,
  'cluster' | 'operatorDeliveredBy'
>;

/**
 * Answers one question for any number of clusters.
 *
 * @public
 */
export type EligibilityCheck = (place?: EligibilityPlace) => Eligibility;

const ALL_ROUTES: readonly HostRoute[] = [
  'helm-deployment',
  'helm-release',
  'platform-service',
];

/** What is the same in all views of a subject. */
type Common = Pick<Standpoint, 'subject' | 'name' | 'spec' | 'landscape'>;

type Rules = readonly EligibilityRule[];

const rulesByQuestion = memoize((rules: Rules) => ({
  ofWrap: rules.filter(({ belongsTo }) => belongsTo !== 'host'),
  ofHost: rules.filter(({ belongsTo }) => belongsTo !== 'wrap'),
}));

/**
 * Prepares the answer to a question that is asked of several clusters: what only
 * traits decide is found out once, at the first time it is needed.
 *
 * @remarks
 * Subjects, the landscape and what is known of a cluster are values. They must not
 * be changed afterwards, and one landscape should be handed in as one array.
 * Results of rules that read nothing of a cluster are the same objects in every
 * answer, so answers must not be changed either.
 *
 * @param question - all but the place
 * @param rules - default: all rules of the suite; others can be added
 *
 * @public
 */
export function createEligibilityCheck(
  question: Omit<EligibilityQuestion, keyof EligibilityPlace>,
  rules: readonly EligibilityRule[] = eligibilityRules,
): EligibilityCheck {
  const landscape = indexLandscape(question.landscape);
  const { subject, name, spec = {} } = question;
  const common = { subject, name, spec, landscape };
  const { ofWrap, ofHost } = rulesByQuestion(rules);
  const wrap = prepareWrap(common, ofWrap);
  const host = prepareHost(common, ofHost);
  return ({ cluster, operatorDeliveredBy = 'flux' } = {}) => {
    const circumstances: Circumstances = {
      cluster: cluster && indexCluster(cluster),
      operatorDeliveredBy,
      graph: landscape.graph(operatorDeliveredBy),
    };
    return { wrap: wrap(circumstances), host: host(circumstances) };
  };
}

type RouteVerdict = Extract<
  HostEligibility,
  { applicable: true }
>['routes'][number];

type Answer<T> = (circumstances: Circumstances) => T;

function prepareWrap(common: Common, rules: Rules): Answer<WrapEligibility> {
  const reason = neverApplicable(common.subject);
  if (reason) {
    return () => ({ applicable: false, reason });
  }
  const traits = wrapTraits(common.subject);
  const standpoint: Standpoint = {
    ...common,
    question: 'wrap',
    traits: traits.today,
  };
  const first = new Perspective(standpoint, rules);
  const further =
    traits.today === traits.withPlatformMode
      ? undefined
      : new FurtherPerspective(
          { ...standpoint, traits: traits.withPlatformMode },
          first,
        );
  return circumstances => {
    const today = first.judge(circumstances);
    return {
      applicable: true,
      today,
      withPlatformMode: further ? further.judge(circumstances, today) : today,
    };
  };
}

function prepareHost(common: Common, rules: Rules): Answer<HostEligibility> {
  const { subject } = common;
  const traits = hostTraits(subject);
  const reason = neverOnOtherRoute(subject, traits);
  if (reason) {
    const answer: HostEligibility = { applicable: false, reason };
    return () => answer;
  }
  const [firstRoute, ...furtherRoutes] = new Set(
    traits.hostRoutes ?? ALL_ROUTES,
  );
  const standpoint: Standpoint = {
    ...common,
    question: 'host',
    traits,
    route: firstRoute,
  };
  const first = new Perspective(standpoint, rules);
  const further = furtherRoutes.map(route => ({
    route,
    perspective: new FurtherPerspective({ ...standpoint, route }, first),
  }));
  return circumstances => {
    const verdict = first.judge(circumstances);
    const routes: RouteVerdict[] = [toRouteVerdict(firstRoute, verdict)];
    for (const { route, perspective } of further) {
      const other = perspective.judge(circumstances, verdict);
      routes.push(toRouteVerdict(route, other));
    }
    routes.sort((a, b) => compareOutcomes(a.outcome, b.outcome));
    return { applicable: true, outcome: routes[0].outcome, routes };
  };
}

function toRouteVerdict(
  route: HostRoute,
  { outcome, results }: Verdict,
): RouteVerdict {
  return { route, outcome, results };
}

function neverOnOtherRoute(
  subject: EligibilitySubject,
  { hostRoutes }: DeclaredTraits,
): RuleSentence | undefined {
  const never = neverApplicable(subject);
  const { title, alreadyThere, trust } = subject;
  if (never) {
    return never;
  }
  if (alreadyThere !== undefined && trust === 'trusted') {
    const params = { title, reason: alreadyThere };
    return { code: 'already-there', params };
  }
  return hostRoutes?.length === 0
    ? { code: 'no-other-route', params: { title } }
    : undefined;
}

function neverApplicable({
  kind,
  managedByOperator,
  trust,
}: EligibilitySubject): RuleSentence | undefined {
  if (managedByOperator && trust !== 'untrusted') {
    return { code: 'operators-own', params: {} };
  }
  return kind === 'cluster-provider'
    ? { code: 'cluster-provider', params: {} }
    : undefined;
}
