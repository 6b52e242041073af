import type { messages } from '../allMessages';
import { flattenMessages } from '../flattenMessages';
import { clusterReasonMessages } from './clusterReasonMessages';
import { compareMessages } from './compareMessages';
import { dependenciesMessages } from './dependenciesMessages';
import { eligibilityMessages } from './eligibilityMessages';
import { entityMessages } from './entityMessages';
import { formMessages } from './formMessages';
import { historyMessages } from './historyMessages';
import { installationMessages } from './installationMessages';
import { installationsMessages } from './installationsMessages';
import { overviewMessages } from './overviewMessages';
import { providerMessages } from './providerMessages';
import { providersMessages } from './providersMessages';
import { ruleMessages } from './rules';
import { sentenceMessages } from './sentenceMessages';
import { serviceMessages } from './serviceMessages';
import { stateMessages } from './stateMessages';
import { tabsMessages } from './tabsMessages';
import { vocabularyMessages } from './vocabularyMessages';
import { widgetMessages } from './widgetMessages';

type Translated<T> = {
  [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};

const german: Translated<typeof messages> = {
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

/** All texts of the pages, in German, by their addresses. */
export default flattenMessages(german);
