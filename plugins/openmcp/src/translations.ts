import { createTranslationRef } from '@backstage/core-plugin-api/alpha';
import { messages } from './messages/allMessages';

/**
 * Every text of the openMCP pages, in English and German. Translate it into other
 * languages with `createTranslationResource`.
 *
 * @public
 */
export const openmcpTranslationRef = createTranslationRef({
  id: 'openmcp',
  messages,
  translations: {
    // That all of them are there is checked where they stand; to check it here, too,
    // takes the compiler long.
    de: () => import('./messages/de') as Promise<{ default: never }>,
  },
});
