import {
  CompoundEntityRef,
  parseEntityRef,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import { createParameterError } from './ParameterError';
import { parseTexts } from './parseTexts';

/** What the parser of references lets through, and what no entity can have. */
const impossible = /[:/\s]|^$/;

function parseLeniently(text: string): CompoundEntityRef | undefined {
  try {
    return parseEntityRef(text, {
      defaultKind: 'component',
      defaultNamespace: 'default',
    });
  } catch {
    return undefined;
  }
}

/**
 * Reads a repeatable parameter that holds references of components.
 *
 * @returns full references in lower case; undefined when the parameter is missing
 * @internal
 */
export function parseEntityRefs(
  query: URLSearchParams,
  field: string,
): string[] | undefined {
  return parseTexts(query, field, 1024)?.map(text => {
    const reference = parseLeniently(text);
    if (
      !reference ||
      Object.values(reference).some(part => impossible.test(part))
    ) {
      throw createParameterError(
        { field, code: 'malformed' },
        'must be an entity reference such as component:default/flux',
      );
    }
    return stringifyEntityRef(reference);
  });
}
