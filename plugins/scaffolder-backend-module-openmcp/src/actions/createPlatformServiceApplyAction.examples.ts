import type { TemplateExample } from '@backstage/plugin-scaffolder-node';
import { stringify } from 'yaml';

/** @internal */
export const examples: TemplateExample[] = [
  {
    description: 'Apply a PlatformService from the values of a form',
    example: stringify({
      steps: [
        {
          id: 'apply',
          name: 'Apply',
          action: 'openmcp:platform-service:apply',
          input: {
            cluster: '${{ parameters.cluster }}',
            name: '${{ parameters.name }}',
            provider: '${{ parameters.provider }}',
            image: '${{ parameters.image }}',
            platformMode: '${{ parameters.platformMode }}',
          },
        },
      ],
    }),
  },
  {
    description: 'State how the image is told to use platform mode',
    example: stringify({
      steps: [
        {
          id: 'apply',
          name: 'Apply',
          action: 'openmcp:platform-service:apply',
          input: {
            cluster: 'eu-live',
            name: 'eso',
            provider: 'component:default/service-provider-eso',
            image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
            runReplicas: 1,
            verbosity: 'INFO',
            env: [{ name: 'LOG_FORMAT', value: 'json' }],
            platformMode: {
              via: 'flag',
              value: '--service-api-cluster=platform',
            },
          },
        },
      ],
    }),
  },
  {
    description: 'Change the image alone, as its preview has shown it',
    example: stringify({
      steps: [
        {
          id: 'apply',
          name: 'Apply',
          action: 'openmcp:platform-service:apply',
          input: {
            cluster: 'eu-live',
            name: 'dns',
            image: 'ghcr.io/openmcp-project/images/platform-service-dns:v0.2.0',
            keep: [
              'imagePullSecrets',
              'initCommand',
              'runCommand',
              'env',
              'extraVolumes',
              'extraVolumeMounts',
              'runReplicas',
              'topologySpreadConstraints',
              'verbosity',
              'metrics',
              'platformMode',
            ],
            expected: '${{ parameters.preview }}',
          },
        },
      ],
    }),
  },
  {
    description: 'Only check and log what would change',
    example: stringify({
      steps: [
        {
          id: 'check',
          name: 'Check',
          action: 'openmcp:platform-service:apply',
          input: {
            cluster: 'eu-live',
            name: 'dns',
            image: 'ghcr.io/openmcp-project/images/platform-service-dns:v0.1.0',
            dryRun: true,
          },
        },
      ],
    }),
  },
];
