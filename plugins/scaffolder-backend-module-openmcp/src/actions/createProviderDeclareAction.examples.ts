import type { TemplateExample } from '@backstage/plugin-scaffolder-node';
import { stringify } from 'yaml';

/** @internal */
export const examples: TemplateExample[] = [
  {
    description: 'Describe a provider with the traits of a form',
    example: stringify({
      steps: [
        {
          id: 'declare',
          name: 'Write the catalog file',
          action: 'openmcp:provider:declare',
          input: {
            name: '${{ parameters.name }}',
            type: 'openmcp-service-provider',
            owner: '${{ parameters.owner }}',
            image: '${{ parameters.image }}',
            versionRange: '${{ parameters.versionRange }}',
            traits: '${{ parameters.traits }}',
            none: '${{ parameters.none }}',
          },
        },
      ],
    }),
  },
  {
    description: 'Declare little: everything else reads as unknown',
    example: stringify({
      steps: [
        {
          id: 'declare',
          name: 'Write the catalog file',
          action: 'openmcp:provider:declare',
          input: {
            name: 'service-provider-example',
            type: 'openmcp-service-provider',
            owner: 'group:default/example',
            image: 'registry.example/service-provider-example',
            versionRange: '>=1.0.0 <2.0.0',
            traits: { targets: ['onboarding', 'mcp'] },
            none: ['config', 'webhooks.own'],
          },
        },
      ],
    }),
  },
];
