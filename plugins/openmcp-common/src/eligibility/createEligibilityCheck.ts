import { indexCluster } from './engine/ClusterIndex';
import { hostTraits, wrapTraits } from './engine/effectiveTraits';
import { indexLandscape } from './engine/LandscapeIndex';
import { Perspective } from './engine/Perspective';
import type { Circumstances } from './engine/ObservedContext';
import { compareOutcomes } from './outcomes';
import { eligibilityRules } from './rules/eligibilityRules';
import type { EligibilityRule } from './rules/EligibilityRule';
import type {
  Eligibility,
  EligibilityQuestion,
  HostEligibility,
  HostRoute,
  RuleSentence,
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
  const { subject } = question;
  const landscape = indexLandscape(question.landscape);
  const create = (
    asked: 'wrap' | 'host',
    traits: ReturnType<typeof hostTraits>,
    route?: HostRoute,
    sharing?: Perspective,
  ) =>
    new Perspective(
      {
        question: asked,
        route,
        subject,
        traits,
        name: question.name,
        spec: question.spec ?? {},
        landscape,
      },
      rules.filter(({ belongsTo }) => [asked, 'both'].includes(belongsTo)),
      sharing,
    );
  const wrap = prepareWrap(question, create);
  const host = prepareHost(question, create);
  return ({ cluster, operatorDeliveredBy = 'flux' } = {}) => {
    const circumstances: Circumstances = {
      cluster: cluster && indexCluster(cluster),
      operatorDeliveredBy,
      graph: landscape.graph(operatorDeliveredBy),
    };
    return { wrap: wrap(circumstances), host: host(circumstances) };
  };
}

type Create = (
  asked: 'wrap' | 'host',
  traits: ReturnType<typeof hostTraits>,
  route?: HostRoute,
  sharing?: Perspective,
) => Perspective;

type Answer<T> = (circumstances: Circumstances) => T;

type Asked = Pick<EligibilityQuestion, 'subject'>;

function prepareWrap(
  { subject }: Asked,
  create: Create,
): Answer<WrapEligibility> {
  const reason = neverApplicable(subject);
  if (reason) {
    return () => ({ applicable: false, reason });
  }
  const traits = wrapTraits(subject);
  const today = create('wrap', traits.today);
  const withPlatformMode =
    traits.today === traits.withPlatformMode
      ? today
      : create('wrap', traits.withPlatformMode, undefined, today);
  return circumstances => {
    const verdict = today.judge(circumstances);
    return {
      applicable: true,
      today: verdict,
      withPlatformMode:
        withPlatformMode === today
          ? verdict
          : withPlatformMode.judge(circumstances, verdict),
    };
  };
}

function prepareHost(
  { subject }: Asked,
  create: Create,
): Answer<HostEligibility> {
  const traits = hostTraits(subject);
  const { title, alreadyThere, trust } = subject;
  let reason = neverApplicable(subject);
  if (!reason && alreadyThere !== undefined && trust === 'trusted') {
    const params = { title, reason: alreadyThere };
    reason = { code: 'already-there', params };
  }
  if (!reason && traits.hostRoutes?.length === 0) {
    reason = { code: 'no-other-route', params: { title } };
  }
  if (reason) {
    const answer: HostEligibility = { applicable: false, reason };
    return () => answer;
  }
  const perspectives: { route: HostRoute; perspective: Perspective }[] = [];
  for (const route of new Set(traits.hostRoutes ?? ALL_ROUTES)) {
    const sharing = perspectives[0]?.perspective;
    perspectives.push({
      route,
      perspective: create('host', traits, route, sharing),
    });
  }
  return circumstances => {
    const [first, ...others] = perspectives;
    const verdict = first.perspective.judge(circumstances);
    const routes = [
      { route: first.route, ...verdict },
      ...others.map(({ route, perspective }) => ({
        route,
        ...perspective.judge(circumstances, verdict),
      })),
    ].sort((a, b) => compareOutcomes(a.outcome, b.outcome));
    return { applicable: true, outcome: routes[0].outcome, routes };
  };
}

function neverApplicable({
  kind,
  managedByOperator,
  trust,
}: EligibilityQuestion['subject']): RuleSentence | undefined {
  if (managedByOperator && trust !== 'untrusted') {
    return { code: 'operators-own', params: {} };
  }
  return kind === 'cluster-provider'
    ? { code: 'cluster-provider', params: {} }
    : undefined;
}
