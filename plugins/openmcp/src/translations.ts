import { createTranslationRef } from '@backstage/core-plugin-api/alpha';
import { messages } from './language/messages';

/**
 * Every text of the openMCP pages. Translate it with
 * `createTranslationResource`.
 *
 * @public
 */
export const openmcpTranslationRef = createTranslationRef({
  id: 'openmcp',
  messages,
});
