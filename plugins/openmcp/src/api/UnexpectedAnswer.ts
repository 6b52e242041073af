import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';

/** Thrown when an answer holds nothing of what it should. */
export class UnexpectedAnswer extends Error {
  readonly name = 'UnexpectedAnswer';
}

/**
 * As {@link expectLists}, for the answers of all rules.
 *
 * @internal
 */
export function expectReport(report: EligibilityReport): EligibilityReport {
  const isRight =
    typeof report?.wrap?.applicable === 'boolean' &&
    typeof report.host?.applicable === 'boolean';
  if (!isRight) {
    throw new UnexpectedAnswer('No verdicts in the answer');
  }
  return report;
}

/**
 * Makes sure that an answer is what it is said to be, so that a page never takes
 * nonsense (of a proxy, or of another version) for emptiness.
 *
 * @param answer - what the backend sent
 * @param lists - names of the lists that the page cannot do without
 * @throws UnexpectedAnswer where one of them is missing
 * @internal
 */
export function expectLists<T extends object, K extends keyof T>(
  answer: T,
  ...lists: K[]
): T {
  const isRight =
    typeof answer === 'object' &&
    answer !== null &&
    lists.every(list => Array.isArray(answer[list]));
  if (!isRight) {
    throw new UnexpectedAnswer(`No ${lists.join(', ')} in the answer`);
  }
  return answer;
}
