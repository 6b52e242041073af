import { createParameterError } from './ParameterError';

/** Values of one filter; more than anyone chooses by hand. */
const mostValues = 200;

/**
 * Reads a repeatable parameter.
 *
 * @param longest - characters of one value
 * @returns undefined when the parameter is missing
 * @internal
 */
export function parseTexts(
  query: URLSearchParams,
  field: string,
  longest: number,
): string[] | undefined {
  const values = query.getAll(field);
  if (values.length === 0) {
    return undefined;
  }
  if (values.length > mostValues) {
    throw createParameterError(
      { field, code: 'too-many' },
      `may be given ${mostValues} times at most`,
    );
  }
  if (values.some(value => value.length > longest)) {
    throw createParameterError(
      { field, code: 'too-long' },
      `may have ${longest} characters at most`,
    );
  }
  return values;
}

/**
 * Reads a parameter that may be given once.
 *
 * @param longest - characters of the value
 * @returns undefined when the parameter is missing
 * @internal
 */
export function parseText(
  query: URLSearchParams,
  field: string,
  longest: number,
): string | undefined {
  const values = parseTexts(query, field, longest);
  if (values && values.length > 1) {
    throw createParameterError(
      { field, code: 'repeated' },
      'may be given once',
    );
  }
  return values?.[0];
}

/**
 * Reads a repeatable parameter whose values are known.
 *
 * @returns undefined when the parameter is missing
 * @internal
 */
export function parseChoices<TChoice extends string>(
  query: URLSearchParams,
  field: string,
  choices: readonly TChoice[],
): TChoice[] | undefined {
  return parseTexts(query, field, 64)?.map(value => {
    const choice = choices.find(each => each === value);
    if (choice === undefined) {
      throw createParameterError(
        { field, code: 'not-allowed' },
        `must be one of ${choices.join(', ')}`,
      );
    }
    return choice;
  });
}
