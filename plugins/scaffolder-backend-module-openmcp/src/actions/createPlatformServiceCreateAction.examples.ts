import type { TemplateExample } from '@backstage/plugin-scaffolder-node';
import { stringify } from 'yaml';

/** @internal */
export const examples: TemplateExample[] = [
  {
    description: 'Write a manifest and open a pull request with it',
    example: stringify({
      steps: [
        {
          id: 'manifest',
          name: 'Write the manifest',
          action: 'openmcp:platform-service:create',
          input: {
            cluster: '${{ parameters.cluster }}',
            name: '${{ parameters.name }}',
            provider: '${{ parameters.provider }}',
            image: '${{ parameters.image }}',
          },
        },
        {
          id: 'pullRequest',
          name: 'Open a pull request',
          action: 'publish:github:pull-request',
          input: {
            repoUrl: 'github.com?owner=example&repo=landscape',
            branchName: 'platform-service-${{ parameters.name }}',
            title: 'Run ${{ parameters.name }} as a PlatformService',
            description:
              'Result on the cluster: ${{ steps.manifest.output.result }}',
          },
        },
      ],
    }),
  },
  {
    description:
      'Write the manifest and the configuration object that the provider needs',
    example: stringify({
      steps: [
        {
          id: 'manifest',
          name: 'Write the manifests',
          action: 'openmcp:platform-service:create',
          input: {
            cluster: 'eu-live',
            name: 'eso',
            image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
            platformMode: {
              via: 'flag',
              value: '--service-api-cluster=platform',
            },
            configuration: '${{ parameters.configuration }}',
            outputPath: 'extra-manifests/eso.yaml',
          },
        },
      ],
    }),
  },
  {
    description: 'Change the image in a file that was fetched before',
    example: stringify({
      steps: [
        {
          id: 'fetch',
          name: 'Fetch the manifest',
          action: 'fetch:plain:file',
          input: {
            url: 'https://github.com/example/landscape/blob/main/extra-manifests/dns.yaml',
            targetPath: 'extra-manifests/dns.yaml',
          },
        },
        {
          id: 'manifest',
          name: 'Change it',
          action: 'openmcp:platform-service:create',
          input: {
            cluster: 'eu-live',
            name: 'dns',
            image: 'ghcr.io/openmcp-project/images/platform-service-dns:v0.2.0',
            keep: ['env', 'runReplicas', 'verbosity', 'metrics'],
            outputPath: 'extra-manifests/dns.yaml',
            overwrite: true,
          },
        },
      ],
    }),
  },
  {
    description: 'Replace a file that is there already',
    example: stringify({
      steps: [
        {
          id: 'manifest',
          name: 'Write the manifest',
          action: 'openmcp:platform-service:create',
          input: {
            cluster: 'eu-live',
            name: 'dns',
            image: 'ghcr.io/openmcp-project/images/platform-service-dns:v0.1.0',
            runReplicas: 2,
            outputPath: 'landscapes/eu-live/dns.yaml',
            overwrite: true,
          },
        },
      ],
    }),
  },
];
