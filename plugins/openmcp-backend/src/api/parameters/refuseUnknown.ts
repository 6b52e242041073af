import { createParameterError } from './ParameterError';

/**
 * Refuses parameters that the route does not know: a filter that is spelled
 * wrong must not look like one that everything matches.
 *
 * @internal
 */
export function refuseUnknown(query: URLSearchParams, known: string[]): void {
  for (const field of query.keys()) {
    if (!known.includes(field)) {
      throw createParameterError(
        { field: field.slice(0, 64), code: 'unknown' },
        'is not a known parameter',
      );
    }
  }
}
