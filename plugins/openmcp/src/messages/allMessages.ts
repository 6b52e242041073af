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
} from '.';

/**
 * All texts of the pages, in English, by area.
 *
 * @internal
 */
export const messages = {
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
};
