import { generalRuleMessages } from './generalRuleMessages';
import { imageRuleMessages } from './imageRuleMessages';
import { objectRuleMessages } from './objectRuleMessages';
import { platformRuleMessages } from './platformRuleMessages';
import { questionMessages } from './questionMessages';
import { remedyRuleMessages } from './remedyRuleMessages';

/**
 * What rules of eligibility ask and say, in English. Behind `+` stands a
 * parameter: the sentence is for results that have it.
 *
 * @internal
 */
export const ruleMessages = {
  ruleQuestion: questionMessages,
  ruleSentence: {
    ...generalRuleMessages,
    ...imageRuleMessages,
    ...objectRuleMessages,
    ...platformRuleMessages,
    ...remedyRuleMessages,
  },
  /** Parts of such sentences. */
  rulePart: {
    and: '{{first}} and {{last}}',
    more: '{{number}} more',
    circle: '{{first}} is needed by {{next}}',
    configNamed: '{{kind}} "{{name}}"',
    configWithFields: '{{config}} with {{fields}}',
    lists: {
      customResources: 'CRDs',
      purposes: 'purposes of clusters',
      configurations: 'configuration objects',
      namespaces: 'namespaces',
    },
  },
} as const;
