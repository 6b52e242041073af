import type { TemplateExample } from '@backstage/plugin-scaffolder-node';
import { stringify } from 'yaml';

/** @internal */
export const examples: TemplateExample[] = [
  {
    description:
      'Remove the PlatformService that the form has shown, and wait until it is gone',
    example: stringify({
      steps: [
        {
          id: 'remove',
          name: 'Remove it from the platform cluster',
          action: 'openmcp:platform-service:delete',
          input: {
            cluster: '${{ parameters.cluster }}',
            name: '${{ parameters.name }}',
            uid: '${{ parameters.preview.uid }}',
          },
        },
      ],
    }),
  },
  {
    description: 'Tell what would go and what would stay',
    example: stringify({
      steps: [
        {
          id: 'look',
          name: 'What would stay behind',
          action: 'openmcp:platform-service:delete',
          input: { cluster: 'eu-live', name: 'eso', dryRun: true },
        },
      ],
    }),
  },
];
