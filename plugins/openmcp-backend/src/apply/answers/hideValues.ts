import { recordOf } from '../live';

/** A shorter one would tear holes into words that are none. */
const shortestValue = 4;

/** Characters that Go writes as codes when it writes JSON. */
const escapedByGo = /[<>&\u2028\u2029]/g;

/** How a value is written where it is quoted, as JSON and Go do. */
function writtenForms(value: string): string[] {
  const quoted = JSON.stringify(value).slice(1, -1);
  const quotedByGo = quoted.replace(
    escapedByGo,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [value, quoted, quotedByGo];
}

/**
 * Replaces values of environment variables by `***`. It has to come before
 * anything that cuts or cleans a text: what is left of a value would not be
 * found any more.
 *
 * @internal
 */
export function hideValues(text: string, values: readonly string[]): string {
  const forms = values
    .flatMap(writtenForms)
    .filter(form => form.length >= shortestValue)
    .sort((a, b) => b.length - a.length);
  return [...new Set(forms)].reduce(
    (hidden, form) => hidden.split(form).join('***'),
    text,
  );
}

/**
 * Hides values in the texts of a refusal (Kubernetes, `metav1.Status`). Other
 * bodies are returned as they are.
 *
 * @internal
 */
export function hideValuesInStatus(
  body: unknown,
  values: readonly string[],
): unknown {
  const status = recordOf(body);
  if (status.kind !== 'Status' || values.length === 0) {
    return body;
  }
  const hide = (text: unknown) =>
    typeof text === 'string' ? hideValues(text, values) : text;
  const details = recordOf(status.details);
  const { causes } = details;
  return {
    ...status,
    message: hide(status.message),
    details: {
      ...details,
      causes: (Array.isArray(causes) ? causes : []).map(cause => ({
        ...recordOf(cause),
        message: hide(recordOf(cause).message),
      })),
    },
  };
}
