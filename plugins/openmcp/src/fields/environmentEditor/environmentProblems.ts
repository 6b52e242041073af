import { Translate } from '../../language';
import { fieldFindings, FormVariable } from '../common';

const POSITION = /^spec\.env\[(\d+)\]/;

/**
 * What is wrong with each variable; an empty list for one that is fine.
 *
 * @internal
 */
export function environmentProblems(
  variables: readonly FormVariable[],
  t: Translate,
): string[][] {
  const problems: string[][] = variables.map(() => []);
  const seen = new Set<string>();
  variables.forEach(({ name }, position) => {
    if (name === '') {
      problems[position].push(
        t('form.environment.problem.required', {
          number: String(position + 1),
        }),
      );
    } else if (seen.has(name)) {
      problems[position].push(
        t('form.environment.problem.duplicate', { name }),
      );
    }
    seen.add(name);
  });
  for (const { code, field, message, severity } of fieldFindings({
    env: variables,
  })) {
    const position = Number(POSITION.exec(field)?.[1] ?? -1);
    const isSaidAlready = code === 'duplicate' || code === 'empty';
    if (severity === 'error' && !isSaidAlready) {
      problems[position]?.push(message);
    }
  }
  return problems;
}
