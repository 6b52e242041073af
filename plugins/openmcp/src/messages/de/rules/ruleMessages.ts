import { generalRuleMessages } from './generalRuleMessages';
import { imageRuleMessages } from './imageRuleMessages';
import { objectRuleMessages } from './objectRuleMessages';
import { platformRuleMessages } from './platformRuleMessages';
import { questionMessages } from './questionMessages';
import { remedyRuleMessages } from './remedyRuleMessages';

/**
 * German for what rules of eligibility ask and say.
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
  rulePart: {
    and: '{{first}} und {{last}}',
    more: '{{number}} weitere',
    circle: '{{first}}, gebraucht von {{next}}',
    configNamed: '{{kind}} "{{name}}"',
    configWithFields: '{{config}} mit {{fields}}',
    lists: {
      customResources: 'CRDs',
      purposes: 'Zwecke von Clustern',
      configurations: 'Konfigurationsobjekte',
      namespaces: 'Namespaces',
    },
  },
} as const;
