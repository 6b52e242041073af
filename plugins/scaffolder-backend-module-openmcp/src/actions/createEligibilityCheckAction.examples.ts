import type { TemplateExample } from '@backstage/plugin-scaffolder-node';
import { stringify } from 'yaml';

/** @internal */
export const examples: TemplateExample[] = [
  {
    description: 'Fail early where the gate would refuse anyway',
    example: stringify({
      steps: [
        {
          id: 'check',
          name: 'Check eligibility',
          action: 'openmcp:eligibility:check',
          input: {
            provider: '${{ parameters.provider }}',
            image: '${{ parameters.image }}',
            cluster: '${{ parameters.cluster }}',
            name: '${{ parameters.name }}',
          },
        },
      ],
    }),
  },
  {
    description: 'Only report what a released image still needs',
    example: stringify({
      steps: [
        {
          id: 'check',
          name: 'What is missing today',
          action: 'openmcp:eligibility:check',
          input: {
            provider: 'component:default/service-provider-velero',
            view: 'today',
            failOn: 'never',
          },
        },
      ],
    }),
  },
];
