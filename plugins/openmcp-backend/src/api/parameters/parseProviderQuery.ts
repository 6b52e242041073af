import { parseChoices } from './parseTexts';
import { refuseUnknown } from './refuseUnknown';

/**
 * Reads the query of `GET /v1/providers`.
 *
 * @throws InputError with details when a parameter is wrong
 * @internal
 */
export function parseProviderQuery(query: URLSearchParams): {
  /** Whether each item has the outcome of every rule. */
  withRules: boolean;
} {
  refuseUnknown(query, ['rules']);
  return {
    withRules: parseChoices(query, 'rules', ['outcomes']) !== undefined,
  };
}
