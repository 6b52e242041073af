import { checkEligibility } from '../eligibility';
import type {
  ClusterFacts,
  EligibilityQuestion,
  EligibilitySubject,
  HostRoute,
  RuleResult,
} from '../eligibility';
import type { VersionTraits } from '../traits';
import { exampleLandscape, subjectWith } from './exampleSubjects';

/** What a case changes of a subject that nothing speaks against. */
export interface RuleCase {
  traits?: Partial<VersionTraits>;
  subject?: Partial<EligibilitySubject>;
  name?: string;
  spec?: EligibilityQuestion['spec'];
  cluster?: Partial<ClusterFacts>;
  operatorDeliveredBy?: 'flux' | 'other';
  landscape?: readonly EligibilitySubject[];
  /** Default: the question of wrapping, as released. */
  route?: HostRoute;
}

/** The result of one rule. */
export function askRule(ruleId: string, asked: RuleCase): RuleResult {
  const { cluster, name, spec, operatorDeliveredBy, route } = asked;
  const traits = route
    ? { hostRoutes: [route], ...asked.traits }
    : asked.traits;
  const { wrap, host } = checkEligibility({
    subject: subjectWith(traits, asked.subject),
    name,
    spec,
    operatorDeliveredBy,
    landscape: asked.landscape ?? exampleLandscape,
    ...(cluster && { cluster: { name: 'eu-live', ...cluster } }),
  });
  const verdict = route
    ? host.applicable && host.routes[0]
    : wrap.applicable && wrap.today;
  const result =
    verdict && verdict.results.find(each => each.ruleId === ruleId);
  if (!result) {
    throw new Error(`No result of ${ruleId}`);
  }
  return result;
}
