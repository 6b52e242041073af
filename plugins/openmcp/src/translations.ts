import { createTranslationRef } from '@backstage/core-plugin-api/alpha';
import {
  clusterReasonMessages,
  compareMessages,
  dependenciesMessages,
  eligibilityMessages,
  entityMessages,
  formMessages,
  historyMessages,
  installationMessages,
  installationsMessages,
  overviewMessages,
  providerMessages,
  providersMessages,
  ruleMessages,
  sentenceMessages,
  serviceMessages,
  stateMessages,
  tabsMessages,
  vocabularyMessages,
  widgetMessages,
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
    ...ruleMessages,
    ...providersMessages,
    ...providerMessages,
    ...compareMessages,
    ...dependenciesMessages,
    ...formMessages,
    ...serviceMessages,
    ...tabsMessages,
    ...entityMessages,
    ...widgetMessages,
  },
});
