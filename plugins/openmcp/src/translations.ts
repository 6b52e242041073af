import { createTranslationRef } from '@backstage/core-plugin-api/alpha';
import {
  clusterReasonMessages,
  eligibilityMessages,
  formMessages,
  historyMessages,
  installationMessages,
  installationsMessages,
  overviewMessages,
  providerMessages,
  providersMessages,
  sentenceMessages,
  serviceMessages,
  stateMessages,
  tabsMessages,
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
    ...overviewMessages,
    ...installationsMessages,
    ...installationMessages,
    ...historyMessages,
    ...eligibilityMessages,
    ...providersMessages,
    ...providerMessages,
    ...formMessages,
    ...serviceMessages,
    ...tabsMessages,
  },
});
