import type { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';
import { Refusal } from './Refusal';

type Problem = NonNullable<Refusal['error']['details']>[number];

/** More reasons would hide the first ones. */
const MOST_REASONS = 12;

/**
 * Says in words why the REST API refused: which field is wrong, who owns it,
 * which right is missing, which rules stand against it.
 *
 * @param refusal - see `readRefusal`
 * @param cluster - name of the platform cluster that was meant
 * @internal
 */
export function describeRefusal(refusal: Refusal, cluster: string): string {
  const { status, error } = refusal;
  const problems = error.details ?? [];
  switch (status) {
    case 400:
      return problems.length > 0
        ? describeProblems(problems)
        : `Not accepted: ${error.message || 'the request is malformed'}`;
    case 401:
      return 'Your sign-in has ended. Sign in again and run the template once more.';
    case 403:
      return `Not allowed on ${cluster}: ${
        error.message || 'a permission is missing'
      }. Whoever runs the portal can grant it.`;
    case 409:
      return describeConflict(error.message, problems, cluster);
    case 422:
      return error.eligibility
        ? list(error.message, describeRules(error.eligibility, error.message))
        : error.message || `${cluster} refused it`;
    default:
      return describeOther(refusal, cluster);
  }
}

/**
 * Names each field that is wrong, and how.
 *
 * @internal
 */
export function describeProblems(problems: Problem[]): string {
  return list('Not accepted:', problems.map(describeProblem));
}

/** The message of the API names the fields, too; each is said once. */
function describeConflict(
  message: string,
  problems: Problem[],
  cluster: string,
): string {
  const owned = problems.filter(isFieldConflict);
  if (owned.length > 0) {
    const lines = list(
      `Conflict on ${cluster}, nothing was written:`,
      owned.map(describeProblem),
    );
    return `${lines}\nLeave out here what others own, or have it given up there.`;
  }
  if (problems.some(({ code }) => code === 'kind-not-installed') && message) {
    return message;
  }
  const changed = problems.filter(({ code }) => code === 'changed-meanwhile');
  if (changed.length > 0 && changed.every(({ message: text }) => text)) {
    const lines = list(
      'Changed since it was looked at:',
      changed.map(describeProblem),
    );
    return `${lines}\nNothing was written. Open the form again and look at its preview.`;
  }
  const said = message || 'somebody else changed it meanwhile';
  return message || problems.length === 0
    ? `Conflict on ${cluster}: ${said}`
    : list(`Conflict on ${cluster}:`, problems.map(describeProblem));
}

/** Of an object or a policy that has an owner, no field can be left out. */
function isFieldConflict({ code, owner }: Problem): boolean {
  return code === 'conflict' && owner !== undefined;
}

function describeProblem(problem: Problem): string {
  const { field, code, owner, message } = problem;
  if (isFieldConflict(problem)) {
    return `${field} is owned by ${owner}`;
  }
  return `${field}: ${message ?? code}`;
}

/**
 * What the rules that shut the gate say and what can be done. The API may have
 * said the former already.
 */
function describeRules({ wrap }: EligibilityReport, said: string): string[] {
  if (!wrap.applicable) {
    return [];
  }
  const { today, withPlatformMode } = wrap;
  const deciding =
    withPlatformMode?.outcome === 'blocked' ? withPlatformMode : today;
  const results = deciding?.results ?? [];
  const against = results.filter(({ outcome }) => outcome === 'blocked');
  const unknown = results.filter(({ outcome }) => outcome === 'unknown');
  const lines = (against.length > 0 ? against : unknown)
    .map(({ message, remedy }) =>
      [said.includes(message) ? '' : message, remedy?.message ?? '']
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean);
  return [...new Set(lines)];
}

function describeOther({ status, error }: Refusal, cluster: string): string {
  if (status === 404) {
    return `${cluster}: ${
      error.message || 'this portal has no such platform cluster'
    }`;
  }
  // What else goes wrong inside a server may name its machines.
  const isMeantForPeople = error.name === 'ServiceUnavailableError';
  return isMeantForPeople && error.message
    ? `${error.message}. Run the template again when that is mended.`
    : `The portal's backend answered with status ${status}. Its log says more.`;
}

function list(headline: string, lines: string[]): string {
  const shown = lines.slice(0, MOST_REASONS).map(line => `- ${line}`);
  const more = lines.length - shown.length;
  return [headline, ...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join(
    '\n',
  );
}
