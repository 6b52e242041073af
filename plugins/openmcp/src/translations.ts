import { createTranslationRef } from '@backstage/core-plugin-api/alpha';
import {
  clusterReasonMessages,
  eligibilityMessages,
  formMessages,
  installationMessages,
  installationsMessages,
  providerMessages,
  providersMessages,
  sentenceMessages,
  stateMessages,
  vocabularyMessages,
} from './messages';

/**
 * Every text of the openMCP pages. Translate it with
 * `createTranslationResource`.
 *
 * @public
 */
export const openmcpTranslationRef = createTranslationRef({
  id: 'openmcp',
  messages: {
    ...vocabularyMessages,
    ...sentenceMessages,
    ...stateMessages,
    ...clusterReasonMessages,
    ...installationsMessages,
    ...installationMessages,
    ...eligibilityMessages,
    ...providersMessages,
    ...providerMessages,
    ...formMessages,
  },
});
