import {
  checkEligibility,
  Eligibility,
  EligibilityQuestion,
  EligibilitySubject,
  HostEligibility,
  Outcome,
  Verdict,
  WrapEligibility,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createUpstreamEntities } from '../upstream';
import { createSubjects } from './createSubjects';
import { readDemoEntities } from './readDemoEntities';

const entities = [...createUpstreamEntities(), ...readDemoEntities().entities];

/** All providers and tools, in their newest release, by the names of their entities. */
export const allSubjects: ReadonlyMap<string, EligibilitySubject> =
  createSubjects(entities);

const landscape = [...allSubjects.values()];

/** Where is asked, and of which version under which name, if not the usual ones. */
export type Circumstances = Pick<
  EligibilityQuestion,
  'cluster' | 'operatorDeliveredBy'
> & { version?: string; name?: string };

export function subjectOf(
  entity: string,
  version?: string,
): EligibilitySubject {
  const subject = createSubjects(entities, version).get(entity);
  if (!subject) {
    throw new Error(`No provider and no tool ${entity}`);
  }
  return subject;
}

export function ask(
  entity: string,
  { version, ...where }: Circumstances = {},
): Eligibility {
  const subject = subjectOf(entity, version);
  return checkEligibility({ subject, name: subject.name, landscape, ...where });
}

export function wrapOf(
  entity: string,
  where?: Circumstances,
): WrapEligibility & { applicable: true } {
  const { wrap } = ask(entity, where);
  if (!wrap.applicable) {
    throw new Error(`${entity} cannot be asked about`);
  }
  return wrap;
}

export function hostOf(
  entity: string,
  where?: Circumstances,
): HostEligibility & { applicable: true } {
  const { host } = ask(entity, where);
  if (!host.applicable) {
    throw new Error(`${entity} has no other route`);
  }
  return host;
}

/** Outcomes by rule. */
export function outcomesOf({ results }: Verdict): Record<string, Outcome> {
  return Object.fromEntries(
    results.map(({ ruleId, outcome }) => [ruleId, outcome]),
  );
}
