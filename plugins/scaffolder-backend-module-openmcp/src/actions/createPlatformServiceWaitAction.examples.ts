import type { TemplateExample } from '@backstage/plugin-scaffolder-node';
import { stringify } from 'yaml';

/** @internal */
export const examples: TemplateExample[] = [
  {
    description: 'Wait for what the step before has applied',
    example: stringify({
      steps: [
        {
          id: 'wait',
          name: 'Wait until it is healthy',
          action: 'openmcp:platform-service:wait',
          input: {
            cluster: '${{ steps.apply.output.cluster }}',
            name: '${{ steps.apply.output.name }}',
            uid: '${{ steps.apply.output.uid }}',
            generation: '${{ steps.apply.output.generation }}',
          },
        },
      ],
    }),
  },
  {
    description: 'Give a slow registry more time',
    example: stringify({
      steps: [
        {
          id: 'wait',
          name: 'Wait until it is healthy',
          action: 'openmcp:platform-service:wait',
          input: {
            cluster: 'eu-live',
            name: 'eso',
            failAfterSeconds: 300,
            timeoutSeconds: 1800,
          },
        },
      ],
    }),
  },
];
