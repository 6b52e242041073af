// Generated from src/schema/openapi.yaml of openmcp-backend by
// "yarn generate:openapi". Changes made here are overwritten.

import { createValidatedOpenApiRouterFromGeneratedEndpointMap } from '@backstage/backend-openapi-utils';
import { EndpointMap } from './apis';

export const spec = {
  openapi: '3.0.3',
  info: {
    title: 'openmcp',
    version: '1',
    description:
      'Which openMCP providers are installed on which platform clusters, and whether they are healthy. Every answer comes from memory; no platform cluster is asked while answering.',
    license: {
      name: 'Apache-2.0',
      url: 'http://www.apache.org/licenses/LICENSE-2.0.html',
    },
    contact: {},
  },
  servers: [{ url: '/' }],
  tags: [
    { name: 'Clusters', description: 'The platform clusters that are watched' },
    {
      name: 'Installations',
      description:
        'ClusterProviders, ServiceProviders and PlatformServices on platform clusters',
    },
  ],
  paths: {
    '/v1/clusters': {
      get: {
        operationId: 'GetClusters',
        tags: ['Clusters'],
        description:
          'The platform clusters that the caller may see, with their state, the reason for it and how old their data is.',
        security: [{}, { JWT: [] }],
        parameters: [],
        responses: {
          '200': {
            description: 'The clusters',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ClusterList' },
              },
            },
          },
          default: { $ref: '#/components/responses/ErrorResponse' },
        },
      },
    },
    '/v1/installations': {
      get: {
        operationId: 'GetInstallations',
        tags: ['Installations'],
        description:
          'The installations that the caller may see. A cluster that cannot be read never fails the list; it is named in `clusters`.',
        security: [{}, { JWT: [] }],
        parameters: [
          {
            name: 'cluster',
            in: 'query',
            description: 'Names of clusters; repeatable.',
            required: false,
            style: 'form',
            explode: true,
            schema: {
              type: 'array',
              items: { type: 'string', maxLength: 253 },
            },
          },
          {
            name: 'kind',
            in: 'query',
            description: 'Kinds of installations; repeatable.',
            required: false,
            style: 'form',
            explode: true,
            schema: {
              type: 'array',
              items: { $ref: '#/components/schemas/InstallationKind' },
            },
          },
          {
            name: 'health',
            in: 'query',
            description: 'Healths; repeatable.',
            required: false,
            style: 'form',
            explode: true,
            schema: {
              type: 'array',
              items: { $ref: '#/components/schemas/Health' },
            },
          },
          {
            name: 'image',
            in: 'query',
            description:
              'Image repositories without tag, or whole image references; repeatable.',
            required: false,
            style: 'form',
            explode: true,
            schema: {
              type: 'array',
              items: { type: 'string', maxLength: 1024 },
            },
          },
          {
            name: 'q',
            in: 'query',
            description:
              'Text that the name, the image or the summary must contain.',
            required: false,
            schema: { type: 'string', maxLength: 256 },
          },
          {
            name: 'sort',
            in: 'query',
            description:
              'Order of the items. A leading `-` reverses it. `severity` puts first what needs attention first, and the newest change first among equals.',
            required: false,
            schema: {
              type: 'string',
              enum: [
                'severity',
                'name',
                'kind',
                'cluster',
                'image',
                'since',
                '-severity',
                '-name',
                '-kind',
                '-cluster',
                '-image',
                '-since',
              ],
              default: 'severity',
            },
          },
          {
            name: 'limit',
            in: 'query',
            description: 'Most items of one answer.',
            required: false,
            schema: {
              type: 'integer',
              minimum: 1,
              maximum: 1000,
              default: 100,
            },
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `nextCursor` of the answer before.',
            required: false,
            schema: { type: 'string', maxLength: 4096 },
          },
        ],
        responses: {
          '200': {
            description: 'The installations',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/InstallationList' },
              },
            },
          },
          default: { $ref: '#/components/responses/ErrorResponse' },
        },
      },
    },
    '/v1/installations/{cluster}/{kind}/{name}': {
      get: {
        operationId: 'GetInstallation',
        tags: ['Installations'],
        description: 'The full status of one installation.',
        security: [{}, { JWT: [] }],
        parameters: [
          {
            name: 'cluster',
            in: 'path',
            required: true,
            schema: { type: 'string' },
          },
          {
            name: 'kind',
            in: 'path',
            required: true,
            schema: { $ref: '#/components/schemas/InstallationKind' },
          },
          {
            name: 'name',
            in: 'path',
            required: true,
            schema: { type: 'string' },
          },
        ],
        responses: {
          '200': {
            description: 'The installation',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Installation' },
              },
            },
          },
          default: { $ref: '#/components/responses/ErrorResponse' },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      JWT: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    },
    responses: {
      ErrorResponse: {
        description: "An error, in the form of Backstage's error bodies",
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
          },
        },
      },
    },
    schemas: {
      Error: {
        type: 'object',
        required: ['error', 'response'],
        properties: {
          error: {
            type: 'object',
            required: ['name', 'message'],
            properties: {
              name: { type: 'string' },
              message: { type: 'string' },
              details: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['field', 'code'],
                  properties: {
                    field: { type: 'string' },
                    code: { type: 'string' },
                    owner: { type: 'string' },
                  },
                },
              },
            },
            additionalProperties: true,
          },
          response: {
            type: 'object',
            required: ['statusCode'],
            properties: { statusCode: { type: 'integer' } },
          },
        },
        additionalProperties: true,
      },
      InstallationKind: {
        type: 'string',
        enum: ['ClusterProvider', 'ServiceProvider', 'PlatformService'],
      },
      Health: {
        type: 'string',
        enum: [
          'Healthy',
          'Progressing',
          'Degraded',
          'Suspended',
          'Terminating',
          'Unknown',
        ],
      },
      ClusterState: {
        type: 'string',
        description:
          'connecting: not read yet. live: everything that matters is watched. degraded: some kinds cannot be read. unreachable: no answer. unauthorized: credentials refused. misconfigured: the configuration of this cluster is wrong.',
        enum: [
          'connecting',
          'live',
          'degraded',
          'unreachable',
          'unauthorized',
          'misconfigured',
        ],
      },
      Sentence: {
        type: 'object',
        description: 'A code with parameters, and its rendering in English.',
        required: ['code', 'params', 'message'],
        properties: {
          code: { type: 'string' },
          params: {
            type: 'object',
            additionalProperties: {
              oneOf: [{ type: 'string' }, { type: 'number' }],
            },
          },
          message: { type: 'string' },
        },
      },
      Freshness: {
        type: 'object',
        required: ['stale'],
        properties: {
          asOf: {
            type: 'string',
            format: 'date-time',
            description:
              'When the data was last known to be true; missing when the cluster was never read.',
          },
          stale: {
            type: 'boolean',
            description: 'True when what is shown may no longer be so.',
          },
          reason: { $ref: '#/components/schemas/Sentence' },
        },
      },
      KindReadability: {
        type: 'object',
        required: ['kind', 'state'],
        properties: {
          kind: { type: 'string' },
          state: {
            type: 'string',
            description:
              'connecting: not listed yet. readable: watched. not-installed: this cluster does not serve the kind. forbidden: no right to read it. failed: could not be read.',
            enum: [
              'connecting',
              'readable',
              'not-installed',
              'forbidden',
              'failed',
            ],
          },
          reason: { $ref: '#/components/schemas/Sentence' },
          asOf: { type: 'string', format: 'date-time' },
          count: {
            type: 'integer',
            nullable: true,
            description: 'Number of objects kept; null when unknown.',
          },
        },
      },
      Cluster: {
        type: 'object',
        required: [
          'name',
          'title',
          'state',
          'simulated',
          'delivery',
          'freshness',
          'kinds',
          'counts',
        ],
        properties: {
          name: { type: 'string' },
          title: { type: 'string' },
          state: { $ref: '#/components/schemas/ClusterState' },
          reason: { $ref: '#/components/schemas/Sentence' },
          since: {
            type: 'string',
            format: 'date-time',
            description: 'Since when the state is so.',
          },
          simulated: {
            type: 'boolean',
            description: 'True when no container runs on this cluster.',
          },
          delivery: { type: 'string', enum: ['direct', 'gitops'] },
          freshness: { $ref: '#/components/schemas/Freshness' },
          kinds: {
            type: 'array',
            items: { $ref: '#/components/schemas/KindReadability' },
          },
          counts: {
            type: 'object',
            required: ['installations'],
            properties: {
              installations: {
                type: 'integer',
                nullable: true,
                description:
                  'Installations that the caller may see; null when the cluster was never read.',
              },
            },
          },
        },
      },
      ClusterList: {
        type: 'object',
        required: ['items', 'totalItems', 'etag'],
        properties: {
          items: {
            type: 'array',
            items: { $ref: '#/components/schemas/Cluster' },
          },
          totalItems: { type: 'integer' },
          nextCursor: { type: 'string' },
          etag: { type: 'string' },
        },
      },
      Image: {
        type: 'object',
        required: ['wanted', 'running', 'differs'],
        properties: {
          wanted: { type: 'string' },
          running: { type: 'array', items: { type: 'string' } },
          differs: { type: 'boolean' },
        },
      },
      InstallationItem: {
        type: 'object',
        required: [
          'cluster',
          'kind',
          'name',
          'uid',
          'health',
          'summary',
          'freshness',
          'partial',
          'image',
          'pods',
          'restarts',
          'generation',
          'managedByOperator',
          'simulated',
        ],
        properties: {
          cluster: { type: 'string' },
          kind: { $ref: '#/components/schemas/InstallationKind' },
          name: { type: 'string' },
          uid: { type: 'string' },
          createdAt: { type: 'string', format: 'date-time' },
          health: { $ref: '#/components/schemas/Health' },
          summary: { $ref: '#/components/schemas/Sentence' },
          since: { type: 'string', format: 'date-time' },
          freshness: { $ref: '#/components/schemas/Freshness' },
          partial: { type: 'boolean' },
          image: { $ref: '#/components/schemas/Image' },
          pods: {
            type: 'object',
            required: ['ready', 'wanted'],
            properties: {
              ready: { type: 'integer', nullable: true },
              wanted: { type: 'integer', nullable: true },
            },
          },
          restarts: { type: 'integer', nullable: true },
          generation: {
            type: 'object',
            required: ['wanted'],
            properties: {
              wanted: { type: 'integer' },
              observed: { type: 'integer' },
            },
          },
          managedByOperator: {
            type: 'boolean',
            description:
              'True for the services that the openmcp-operator creates itself.',
          },
          simulated: { type: 'boolean' },
        },
      },
      InstallationList: {
        type: 'object',
        required: [
          'items',
          'totalItems',
          'etag',
          'revision',
          'clusters',
          'counts',
        ],
        properties: {
          items: {
            type: 'array',
            items: { $ref: '#/components/schemas/InstallationItem' },
          },
          totalItems: {
            type: 'integer',
            description: 'Installations that match the filters, on all pages.',
          },
          nextCursor: { type: 'string' },
          etag: {
            type: 'string',
            description: 'Made from the content without `asOf`.',
          },
          revision: {
            type: 'string',
            description:
              'Grows with every change; comparable within one backend process.',
          },
          clusters: {
            type: 'array',
            description:
              'The clusters that the caller may see and that the filter allows.',
            items: { $ref: '#/components/schemas/Cluster' },
          },
          counts: {
            type: 'object',
            description:
              'Numbers by health of what matches all filters but `health`.',
            required: [
              'Healthy',
              'Progressing',
              'Degraded',
              'Suspended',
              'Terminating',
              'Unknown',
            ],
            properties: {
              Healthy: { type: 'integer' },
              Progressing: { type: 'integer' },
              Degraded: { type: 'integer' },
              Suspended: { type: 'integer' },
              Terminating: { type: 'integer' },
              Unknown: { type: 'integer' },
            },
          },
        },
      },
      Condition: {
        type: 'object',
        required: ['type', 'status'],
        properties: {
          type: { type: 'string' },
          status: { type: 'string' },
          reason: { type: 'string' },
          message: { type: 'string' },
          observedGeneration: { type: 'integer' },
          lastTransitionTime: { type: 'string' },
        },
      },
      StatusReason: {
        type: 'object',
        required: ['code', 'params', 'message', 'health'],
        properties: {
          code: { type: 'string' },
          params: {
            type: 'object',
            additionalProperties: {
              oneOf: [{ type: 'string' }, { type: 'number' }],
            },
          },
          message: { type: 'string' },
          health: { $ref: '#/components/schemas/Health' },
          object: { $ref: '#/components/schemas/ObjectReference' },
          since: { type: 'string' },
        },
      },
      ObjectReference: {
        type: 'object',
        required: ['kind', 'name'],
        properties: {
          kind: { type: 'string' },
          name: { type: 'string' },
          namespace: { type: 'string' },
          uid: { type: 'string' },
        },
      },
      InitFailure: {
        type: 'object',
        properties: {
          at: { type: 'string' },
          exitCode: { type: 'integer' },
          reason: { type: 'string' },
          message: { type: 'string' },
        },
      },
      Init: {
        type: 'object',
        required: ['state', 'failedAttempts'],
        properties: {
          state: {
            type: 'string',
            enum: ['pending', 'running', 'failing', 'succeeded', 'suspended'],
          },
          jobName: { type: 'string' },
          jobUid: { type: 'string' },
          failedAttempts: { type: 'integer' },
          lastFailure: { $ref: '#/components/schemas/InitFailure' },
        },
      },
      Deployment: {
        type: 'object',
        required: [
          'name',
          'uid',
          'wanted',
          'ready',
          'updated',
          'available',
          'paused',
        ],
        properties: {
          name: { type: 'string' },
          uid: { type: 'string' },
          wanted: { type: 'integer' },
          ready: { type: 'integer' },
          updated: { type: 'integer' },
          available: { type: 'integer' },
          paused: { type: 'boolean' },
          image: { type: 'string' },
        },
      },
      Container: {
        type: 'object',
        required: ['name', 'init', 'state', 'ready', 'restarts'],
        properties: {
          name: { type: 'string' },
          init: { type: 'boolean' },
          state: { type: 'string' },
          ready: { type: 'boolean' },
          restarts: { type: 'integer' },
          image: { type: 'string' },
          exitCode: { type: 'integer' },
          message: { type: 'string' },
        },
      },
      Pod: {
        type: 'object',
        required: [
          'name',
          'uid',
          'component',
          'health',
          'state',
          'ready',
          'restarts',
          'containers',
        ],
        properties: {
          name: { type: 'string' },
          uid: { type: 'string' },
          component: {
            type: 'string',
            enum: ['init-job', 'controller', 'other'],
          },
          ownerUid: { type: 'string' },
          health: { $ref: '#/components/schemas/Health' },
          state: { type: 'string' },
          ready: { type: 'boolean' },
          restarts: { type: 'integer' },
          createdAt: { type: 'string' },
          containers: {
            type: 'array',
            items: { $ref: '#/components/schemas/Container' },
          },
        },
      },
      Event: {
        type: 'object',
        required: ['uid', 'type', 'count', 'regarding'],
        properties: {
          uid: { type: 'string' },
          type: { type: 'string' },
          reason: { type: 'string' },
          message: { type: 'string' },
          count: { type: 'integer' },
          firstTime: { type: 'string' },
          lastTime: { type: 'string' },
          regarding: {
            type: 'object',
            properties: {
              kind: { type: 'string' },
              namespace: { type: 'string' },
              name: { type: 'string' },
              uid: { type: 'string' },
            },
          },
        },
      },
      InstallationSpec: {
        type: 'object',
        description:
          'The spec as kept; of environment variables the names alone.',
        required: [
          'image',
          'imagePullSecrets',
          'initCommand',
          'runCommand',
          'environmentNames',
          'runReplicas',
          'verbosity',
          'extraVolumes',
          'extraVolumeMounts',
        ],
        properties: {
          image: { type: 'string' },
          imagePullSecrets: { type: 'array', items: { type: 'string' } },
          initCommand: { type: 'array', items: { type: 'string' } },
          runCommand: { type: 'array', items: { type: 'string' } },
          environmentNames: { type: 'array', items: { type: 'string' } },
          runReplicas: { type: 'integer' },
          verbosity: { type: 'string' },
          extraVolumes: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'type'],
              properties: {
                name: { type: 'string' },
                type: { type: 'string' },
              },
            },
          },
          extraVolumeMounts: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'mountPath'],
              properties: {
                name: { type: 'string' },
                mountPath: { type: 'string' },
              },
            },
          },
        },
      },
      Installation: {
        type: 'object',
        required: [
          'cluster',
          'clusterTitle',
          'kind',
          'name',
          'uid',
          'health',
          'summary',
          'reasons',
          'freshness',
          'partial',
          'unreadKinds',
          'conditions',
          'generation',
          'init',
          'jobs',
          'pods',
          'podCounts',
          'restarts',
          'events',
          'image',
          'spec',
          'finalizers',
          'managedByOperator',
          'simulated',
          'etag',
        ],
        properties: {
          cluster: { type: 'string' },
          clusterTitle: { type: 'string' },
          kind: { $ref: '#/components/schemas/InstallationKind' },
          name: { type: 'string' },
          uid: { type: 'string' },
          createdAt: { type: 'string' },
          deletionTimestamp: { type: 'string' },
          finalizers: { type: 'array', items: { type: 'string' } },
          health: { $ref: '#/components/schemas/Health' },
          summary: { $ref: '#/components/schemas/Sentence' },
          reasons: {
            type: 'array',
            items: { $ref: '#/components/schemas/StatusReason' },
          },
          since: { type: 'string' },
          freshness: { $ref: '#/components/schemas/Freshness' },
          partial: { type: 'boolean' },
          unreadKinds: { type: 'array', items: { type: 'string' } },
          phase: { type: 'string' },
          conditions: {
            type: 'array',
            items: { $ref: '#/components/schemas/Condition' },
          },
          generation: {
            type: 'object',
            required: ['wanted'],
            properties: {
              wanted: { type: 'integer' },
              observed: { type: 'integer' },
            },
          },
          init: { $ref: '#/components/schemas/Init' },
          jobs: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'uid', 'active', 'succeeded', 'failed'],
              properties: {
                name: { type: 'string' },
                uid: { type: 'string' },
                active: { type: 'integer' },
                succeeded: { type: 'integer' },
                failed: { type: 'integer' },
                createdAt: { type: 'string' },
              },
            },
          },
          deployment: { $ref: '#/components/schemas/Deployment' },
          pods: { type: 'array', items: { $ref: '#/components/schemas/Pod' } },
          podCounts: {
            type: 'object',
            required: ['ready', 'wanted'],
            properties: {
              ready: { type: 'integer', nullable: true },
              wanted: { type: 'integer', nullable: true },
            },
          },
          restarts: { type: 'integer', nullable: true },
          events: {
            type: 'array',
            description: 'Newest first.',
            items: { $ref: '#/components/schemas/Event' },
          },
          image: { $ref: '#/components/schemas/Image' },
          spec: { $ref: '#/components/schemas/InstallationSpec' },
          managedByOperator: { type: 'boolean' },
          simulated: { type: 'boolean' },
          etag: {
            type: 'string',
            description: 'Made from the content without `asOf`.',
          },
        },
      },
    },
  },
} as const;

export const createOpenApiRouter = async (
  options?: Parameters<
    typeof createValidatedOpenApiRouterFromGeneratedEndpointMap
  >['1'],
) =>
  createValidatedOpenApiRouterFromGeneratedEndpointMap<EndpointMap>(
    spec,
    options,
  );
