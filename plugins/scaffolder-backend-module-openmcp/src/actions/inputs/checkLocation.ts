import { ActionFailure, describeProblems } from '../../failures';

/** As a cluster takes the name of an object: a DNS subdomain. */
const OBJECT_NAME = /^[a-z0-9](?:[-a-z0-9.]{0,251}[a-z0-9])?$/;

/** What a template writes in the place of a value that it does not have. */
const NO_VALUES = ['NaN', 'undefined', 'null', '[object Object]'];

/**
 * Makes sure that a step is about something that can be there: a name that a step
 * before did not give would be waited for until the time is over.
 *
 * @param location - names that are on a cluster already count, too, so it may be
 * a name that `createRequest` refuses for a new one
 * @throws ActionFailure that names each field that is wrong
 * @internal
 */
export function checkLocation(location: {
  cluster: string;
  name: string;
}): void {
  const { cluster, name } = location;
  const problems = [
    { field: 'cluster', message: findTextProblem(cluster) },
    { field: 'name', message: findTextProblem(name) ?? findNameProblem(name) },
  ].flatMap(({ field, message }) =>
    message === undefined ? [] : [{ field, code: 'malformed', message }],
  );
  if (problems.length > 0) {
    throw new ActionFailure(describeProblems(problems));
  }
}

/**
 * Makes sure of a number, for instance of an output of a step before.
 *
 * @param field - its name
 * @throws ActionFailure that names it when it is no whole number from `least` on
 * @internal
 */
export function checkWholeNumber(
  field: string,
  value: number | undefined,
  least = 0,
): void {
  if (value !== undefined && !(Number.isInteger(value) && value >= least)) {
    const message = `${value} is no whole number from ${least} on.`;
    throw new ActionFailure(
      describeProblems([{ field, code: 'malformed', message }]),
    );
  }
}

function findTextProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') {
    return 'is empty. Where it is an output of a step before, that step gave none.';
  }
  if (NO_VALUES.includes(value)) {
    return `"${value}" stands for a value that was not there. Where it is an output of a step before, that step gave none.`;
  }
  return value === value.trim() && !/\p{Cc}/u.test(value)
    ? undefined
    : `${JSON.stringify(value)} has spaces around it or control characters.`;
}

function findNameProblem(name: string): string | undefined {
  return OBJECT_NAME.test(name)
    ? undefined
    : `"${name}" is no name of an object: lower-case letters, digits, "-" and ".", at most 253, beginning and ending with a letter or digit.`;
}
