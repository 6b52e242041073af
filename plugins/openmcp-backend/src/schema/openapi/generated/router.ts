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
      'Which openMCP providers there are, which of them may run as a PlatformService, and which are installed on which platform clusters and healthy. Every read is answered from memory; only a write asks a platform cluster.',
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
    {
      name: 'Providers',
      description:
        'What the catalog says about providers and tools, with verdicts',
    },
    {
      name: 'PlatformServices',
      description:
        'Creating, changing and removing PlatformServices on platform clusters',
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
              'Image repositories without tag, or whole image references; repeatable. A copy in a mirror of the configuration counts as what it is a copy of.',
            required: false,
            style: 'form',
            explode: true,
            schema: {
              type: 'array',
              items: { type: 'string', maxLength: 1024 },
            },
          },
          {
            name: 'provider',
            in: 'query',
            description:
              'Entity references of providers whose images are meant, as `GET /v1/providers` finds their installations; repeatable. One that the caller may not see has none.',
            required: false,
            style: 'form',
            explode: true,
            schema: {
              type: 'array',
              items: { type: 'string', maxLength: 1024 },
            },
          },
          {
            name: 'changedFrom',
            in: 'query',
            description:
              'Only what has its health since this time or later. What is not known since when is left out.',
            required: false,
            schema: { type: 'string', format: 'date-time' },
          },
          {
            name: 'changedTo',
            in: 'query',
            description: 'Only what has its health since before this time.',
            required: false,
            schema: { type: 'string', format: 'date-time' },
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
            schema: { type: 'string', maxLength: 8192 },
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
          {
            name: 'after',
            in: 'query',
            description:
              'The `etag` of an earlier answer. The answer is held back until the installation differs from it, or until `timeoutSeconds` have passed; then the unchanged installation is answered. An installation that is not there is waited for.',
            required: false,
            schema: { type: 'string', maxLength: 256 },
          },
          {
            name: 'timeoutSeconds',
            in: 'query',
            description:
              'How long the answer may be held back. Given without `after`, the answer is held back only while the installation is not there. When it is still not there at the end, the answer is 404.',
            required: false,
            schema: { type: 'integer', minimum: 0, maximum: 60, default: 30 },
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
    '/v1/changes': {
      get: {
        operationId: 'GetChanges',
        tags: ['Installations'],
        description:
          'What changed and what went since a revision, as far as the caller may see it; each once, in the order in which it changed last. The answer names it and does not hold it. 410 means that the revision is of another process of the backend or too old, so that everything has to be listed again.',
        security: [{}, { JWT: [] }],
        parameters: [
          {
            name: 'after',
            in: 'query',
            description:
              'The `revision` of an earlier answer. Without it the answer is empty and tells the revision to begin with.',
            required: false,
            schema: { type: 'string', maxLength: 256 },
          },
          {
            name: 'timeoutSeconds',
            in: 'query',
            description: 'How long an answer without any change is held back.',
            required: false,
            schema: { type: 'integer', minimum: 0, maximum: 60, default: 30 },
          },
        ],
        responses: {
          '200': {
            description: 'The changes',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ChangeList' },
              },
            },
          },
          default: { $ref: '#/components/responses/ErrorResponse' },
        },
      },
    },
    '/v1/history': {
      get: {
        operationId: 'GetHistory',
        tags: ['Installations'],
        description:
          'What changed of the installations that the caller may see, also of those that are gone, newest first; and the times in which clusters that the caller may see were not read, so that changes are not known. 503 means that the history could not be read.',
        security: [{}, { JWT: [] }],
        parameters: [
          {
            name: 'from',
            in: 'query',
            description:
              'Only changes at this time or later. Default - all that is kept.',
            required: false,
            schema: { type: 'string', format: 'date-time' },
          },
          {
            name: 'to',
            in: 'query',
            description: 'Only changes before this time.',
            required: false,
            schema: { type: 'string', format: 'date-time' },
          },
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
            description: 'The changes',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/HistoryList' },
              },
            },
          },
          default: { $ref: '#/components/responses/ErrorResponse' },
        },
      },
    },
    '/v1/summary': {
      get: {
        operationId: 'GetSummary',
        tags: ['Installations'],
        description:
          'Numbers of the installations that the caller may see. What was never read is null and not zero.',
        security: [{}, { JWT: [] }],
        parameters: [],
        responses: {
          '200': {
            description: 'The numbers',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Summary' },
              },
            },
          },
          default: { $ref: '#/components/responses/ErrorResponse' },
        },
      },
    },
    '/v1/providers': {
      get: {
        operationId: 'GetProviders',
        tags: ['Providers'],
        description:
          'The providers of the catalog that the caller may see there, and the tools that none of them manages, with both verdicts and where they are installed, as far as the caller may see that.',
        security: [{}, { JWT: [] }],
        parameters: [
          {
            name: 'rules',
            in: 'query',
            description:
              'With `outcomes`, each item has the outcome of every rule in both views.',
            required: false,
            schema: { type: 'string', enum: ['outcomes'] },
          },
        ],
        responses: {
          '200': {
            description: 'The providers',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ProviderList' },
              },
            },
          },
          default: { $ref: '#/components/responses/ErrorResponse' },
        },
      },
    },
    '/v1/eligibility': {
      post: {
        operationId: 'CheckEligibility',
        tags: ['Providers'],
        description:
          'Whether an image may run as a PlatformService, as released and with platform mode, and by which other routes its tool can live on the platform cluster. Nothing is changed.',
        security: [{}, { JWT: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/EligibilityRequest' },
            },
          },
        },
        responses: {
          '200': {
            description: 'The verdicts, rule by rule',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/EligibilityReport' },
              },
            },
          },
          default: { $ref: '#/components/responses/ErrorResponse' },
        },
      },
    },
    '/v1/dependencies': {
      get: {
        operationId: 'GetDependencies',
        tags: ['Providers'],
        description:
          'What needs what on a platform cluster: the graph of the catalog, in which order its parts can be installed, and what needs itself. Of providers that the caller may not see in the catalog nothing is told but the order that follows from them.',
        security: [{}, { JWT: [] }],
        parameters: [
          {
            name: 'cluster',
            in: 'query',
            description:
              'Name of the cluster whose landscape is meant. Without it the openmcp-operator is taken to be delivered by Flux.',
            required: false,
            schema: { type: 'string', maxLength: 253 },
          },
        ],
        responses: {
          '200': {
            description: 'The graph',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/DependencyReport' },
              },
            },
          },
          default: { $ref: '#/components/responses/ErrorResponse' },
        },
      },
    },
    '/v1/clusters/{cluster}/platform-services': {
      post: {
        operationId: 'ApplyPlatformService',
        tags: ['PlatformServices'],
        description:
          'Creates a PlatformService, or changes it, by server-side apply. Refused with 422 where the rules of eligibility do not allow it. 503 with the reason `not-read-yet` means that the cluster was not read since the start, with `kinds-not-readable` that kinds which the rules need cannot be read there; with any other reason the cluster did not answer as it should; without a reason the permission framework or the catalog did not. What the rules say is said of the object as it would be, with the fields that others own: only that is written, or 409 where the object went on changing. An object that was not there is created, and never changed instead.',
        security: [{}, { JWT: [] }],
        parameters: [
          {
            name: 'cluster',
            in: 'path',
            required: true,
            schema: { type: 'string' },
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/PlatformServiceRequest' },
            },
          },
        },
        responses: {
          '200': {
            description: 'What was done, or with `dryRun` what would be done',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/PlatformServiceResult' },
              },
            },
          },
          default: { $ref: '#/components/responses/ErrorResponse' },
        },
      },
    },
    '/v1/clusters/{cluster}/platform-services/{name}': {
      delete: {
        operationId: 'DeletePlatformService',
        tags: ['PlatformServices'],
        description:
          "Removes a PlatformService; the openmcp-operator then takes down what it made for it. The answer says what stays behind. The operator's own services, objects that something else looks after, and clusters that are delivered by GitOps are refused with 409.",
        security: [{}, { JWT: [] }],
        parameters: [
          {
            name: 'cluster',
            in: 'path',
            required: true,
            schema: { type: 'string' },
          },
          {
            name: 'name',
            in: 'path',
            required: true,
            schema: { type: 'string' },
          },
          {
            name: 'dryRun',
            in: 'query',
            description:
              'With `true` nothing is removed, and the answer tells what would be.',
            required: false,
            schema: { type: 'boolean', default: false },
          },
          {
            name: 'uid',
            in: 'query',
            description:
              'The `uid` of an earlier answer: an object that was made anew under the same name meanwhile is not removed.',
            required: false,
            schema: { type: 'string', maxLength: 128 },
          },
          {
            name: 'resourceVersion',
            in: 'query',
            description:
              'The `resourceVersion` of a dry run: an object that was changed meanwhile in any way, its status included, is not removed.',
            required: false,
            schema: { type: 'string', maxLength: 128 },
          },
        ],
        responses: {
          '200': {
            description: 'What was done, or with `dryRun` what would be done',
            content: {
              'application/json': {
                schema: {
                  $ref: '#/components/schemas/PlatformServiceDeletion',
                },
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
                    message: {
                      type: 'string',
                      description: 'What is wrong with the field, in English.',
                    },
                  },
                },
              },
              eligibility: { $ref: '#/components/schemas/EligibilityReport' },
              reason: {
                description: 'Of 503, why the cluster could not do it.',
                allOf: [{ $ref: '#/components/schemas/Sentence' }],
              },
              written: {
                type: 'string',
                description:
                  'Of 503, what is known of the object - nothing was changed, or the request was sent and its answer was lost.',
                enum: ['nothing', 'unknown'],
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
      ClusterRights: {
        type: 'object',
        description: 'What the caller may do on this cluster.',
        required: [
          'apply',
          'delete',
          'override',
          'force',
          'hostPath',
          'command',
        ],
        properties: {
          apply: {
            type: 'boolean',
            description: 'Create and change PlatformServices.',
          },
          delete: { type: 'boolean', description: 'Remove PlatformServices.' },
          override: {
            type: 'boolean',
            description: 'State that an image is told to use platform mode.',
          },
          force: {
            type: 'boolean',
            description: 'Take over fields that another manager owns.',
          },
          hostPath: {
            type: 'boolean',
            description: 'Mount volumes of type hostPath.',
          },
          command: {
            type: 'boolean',
            description: 'Set other init and run commands.',
          },
        },
      },
      Outcome: {
        type: 'string',
        description:
          'Worst first - blocked, unknown, needs-configuration, warning, ok.',
        enum: ['ok', 'warning', 'needs-configuration', 'unknown', 'blocked'],
      },
      RuleSentence: {
        type: 'object',
        description: 'A code with parameters, and its rendering in English.',
        required: ['code', 'params', 'message'],
        properties: {
          code: { type: 'string' },
          params: {
            type: 'object',
            additionalProperties: {
              oneOf: [
                { type: 'string' },
                { type: 'number' },
                { type: 'array', items: { type: 'string' } },
              ],
            },
          },
          message: { type: 'string' },
        },
      },
      Evidence: {
        type: 'object',
        description:
          'What a result rests on - a place in public sources, or an object of a cluster.',
        required: ['type'],
        properties: {
          type: { type: 'string', enum: ['source', 'object'] },
          ref: {
            type: 'string',
            description: 'Of a source, `repository@commit:path:line`.',
          },
          url: {
            type: 'string',
            description: 'Address of the source, where it is known.',
          },
          note: { type: 'string' },
          object: { $ref: '#/components/schemas/ObjectReference' },
          asOf: { type: 'string', format: 'date-time' },
        },
      },
      Remedy: {
        type: 'object',
        required: ['code', 'params', 'message', 'by'],
        properties: {
          code: { type: 'string' },
          params: {
            type: 'object',
            additionalProperties: {
              oneOf: [
                { type: 'string' },
                { type: 'number' },
                { type: 'array', items: { type: 'string' } },
              ],
            },
          },
          message: { type: 'string' },
          by: {
            type: 'string',
            description: 'Who can do it.',
            enum: ['provider-developer', 'platform-owner', 'landscape'],
          },
        },
      },
      RuleResult: {
        type: 'object',
        required: [
          'ruleId',
          'question',
          'outcome',
          'code',
          'params',
          'message',
          'evidence',
          'notes',
        ],
        properties: {
          ruleId: { type: 'string' },
          question: {
            type: 'string',
            description: 'The question that the rule answers, in English.',
          },
          outcome: { $ref: '#/components/schemas/Outcome' },
          code: { type: 'string' },
          params: {
            type: 'object',
            additionalProperties: {
              oneOf: [
                { type: 'string' },
                { type: 'number' },
                { type: 'array', items: { type: 'string' } },
              ],
            },
          },
          message: { type: 'string' },
          evidence: {
            type: 'array',
            items: { $ref: '#/components/schemas/Evidence' },
          },
          remedy: { $ref: '#/components/schemas/Remedy' },
          notes: {
            type: 'array',
            description:
              'What is always so, or was not checked. Never a reason against.',
            items: { $ref: '#/components/schemas/RuleSentence' },
          },
        },
      },
      Verdict: {
        type: 'object',
        required: ['outcome', 'results'],
        properties: {
          outcome: { $ref: '#/components/schemas/Outcome' },
          results: {
            type: 'array',
            items: { $ref: '#/components/schemas/RuleResult' },
          },
        },
      },
      WrapEligibility: {
        type: 'object',
        description:
          'May this image be deployed as a PlatformService? `today` is the image as released, `withPlatformMode` the same image if it had platform mode.',
        required: ['applicable'],
        properties: {
          applicable: { type: 'boolean' },
          reason: { $ref: '#/components/schemas/RuleSentence' },
          today: { $ref: '#/components/schemas/Verdict' },
          withPlatformMode: { $ref: '#/components/schemas/Verdict' },
        },
      },
      HostRoute: {
        type: 'string',
        enum: ['helm-deployment', 'helm-release', 'platform-service'],
      },
      HostEligibility: {
        type: 'object',
        description:
          'May the tool live on the platform cluster by another route?',
        required: ['applicable', 'routes'],
        properties: {
          applicable: { type: 'boolean' },
          reason: { $ref: '#/components/schemas/RuleSentence' },
          outcome: { $ref: '#/components/schemas/Outcome' },
          routes: {
            type: 'array',
            description: 'Best first.',
            items: {
              type: 'object',
              required: ['route', 'outcome', 'results'],
              properties: {
                route: { $ref: '#/components/schemas/HostRoute' },
                outcome: { $ref: '#/components/schemas/Outcome' },
                results: {
                  type: 'array',
                  items: { $ref: '#/components/schemas/RuleResult' },
                },
              },
            },
          },
        },
      },
      TraitFinding: {
        type: 'object',
        description: 'What is wrong with declared traits.',
        required: ['path', 'severity', 'message'],
        properties: {
          path: {
            type: 'string',
            description:
              'For instance `spec.openmcp.versions[0].crds[0].scope`.',
          },
          severity: { type: 'string', enum: ['error', 'warning'] },
          message: {
            type: 'string',
            description: 'What is allowed there, in English.',
          },
        },
      },
      Trust: {
        type: 'string',
        description:
          'trusted - the entity comes from a trusted location. untrusted - it does not, so its traits count as not declared; so it is with an image that no entity describes, and with traits that come with the request, which are judged but allow nothing. conflicting - several trusted entities claim the same image.',
        enum: ['trusted', 'untrusted', 'conflicting'],
      },
      PlatformModeDeclaration: {
        type: 'object',
        description:
          'How an image is told to use platform mode, as its traits declare it.',
        required: ['via'],
        properties: {
          via: { type: 'string', enum: ['env', 'flag', 'config'] },
          name: { type: 'string' },
          value: { type: 'string' },
          releasedSince: {
            type: 'string',
            description:
              'First version that has the mode; missing when no released version has it.',
          },
        },
      },
      EligibilityRequest: {
        type: 'object',
        description:
          'One of `provider`, `tool`, `traits` and `image` is needed.',
        properties: {
          provider: {
            type: 'string',
            description: 'Entity reference of a provider.',
            maxLength: 1024,
          },
          tool: {
            type: 'string',
            description: 'Entity reference of a tool.',
            maxLength: 1024,
          },
          traits: {
            type: 'object',
            description:
              'Traits of one version, checked without any entity; 64 KiB of JSON at most. They never pass the gate.',
            additionalProperties: true,
          },
          image: {
            type: 'string',
            description:
              'Image reference whose tag or digest chooses the version of the traits. Alone, it is looked up in the catalog.',
            maxLength: 1024,
          },
          cluster: {
            type: 'string',
            description: 'Platform cluster to check against.',
            maxLength: 253,
          },
          name: {
            type: 'string',
            description: 'Name that the PlatformService would get.',
            maxLength: 253,
          },
        },
      },
      ProviderConfigurationDraft: {
        type: 'object',
        description:
          'The configuration object that the provider needs, as trusted traits describe it. Texts such as `<version>` stand for what somebody has to fill in. Missing when none is needed or known.',
        required: [
          'manifest',
          'apiVersion',
          'kind',
          'name',
          'neededBefore',
          'optional',
          'findings',
        ],
        properties: {
          manifest: { type: 'string', description: 'The object as YAML.' },
          apiVersion: { type: 'string' },
          kind: { type: 'string' },
          name: { type: 'string' },
          neededBefore: {
            type: 'string',
            enum: ['init', 'run', 'reconcile'],
            description: 'What waits for the object, or ends without it.',
          },
          optional: {
            type: 'boolean',
            description:
              'True when the provider works without the object, too.',
          },
          findings: {
            type: 'array',
            description:
              'What has to be filled in before the object can be written.',
            items: {
              type: 'object',
              required: ['field', 'code', 'message'],
              properties: {
                field: {
                  type: 'string',
                  description: 'For instance `spec.versions[0].version`.',
                },
                code: { type: 'string' },
                message: { type: 'string' },
              },
            },
          },
        },
      },
      EligibilityReport: {
        type: 'object',
        required: ['subject', 'trust', 'findings', 'wrap', 'host', 'etag'],
        properties: {
          subject: {
            type: 'object',
            required: ['type'],
            properties: {
              type: {
                type: 'string',
                enum: ['provider', 'tool', 'traits', 'image'],
              },
              entityRef: { type: 'string' },
              title: { type: 'string' },
              image: {
                type: 'string',
                description: 'Image repository without tag.',
              },
              tag: { type: 'string' },
              versionRange: {
                type: 'string',
                description: 'Range of versions whose traits were used.',
              },
              hypothetical: { type: 'boolean' },
              standsFor: {
                type: 'string',
                description:
                  'Entity reference of the provider that a hypothetical image stands for.',
              },
            },
          },
          trust: { $ref: '#/components/schemas/Trust' },
          claimedBy: {
            type: 'array',
            description:
              'Entity references of all that claim the image, when trust is conflicting.',
            items: { type: 'string' },
          },
          cluster: { type: 'string' },
          freshness: { $ref: '#/components/schemas/Freshness' },
          findings: {
            type: 'array',
            items: { $ref: '#/components/schemas/TraitFinding' },
          },
          platformMode: {
            $ref: '#/components/schemas/PlatformModeDeclaration',
          },
          configuration: {
            $ref: '#/components/schemas/ProviderConfigurationDraft',
          },
          wrap: { $ref: '#/components/schemas/WrapEligibility' },
          host: { $ref: '#/components/schemas/HostEligibility' },
          etag: { type: 'string' },
        },
      },
      VerdictSummary: {
        type: 'object',
        required: ['outcome'],
        properties: {
          outcome: { $ref: '#/components/schemas/Outcome' },
          deciding: {
            type: 'object',
            description:
              'The result that decides, where the outcome is not ok.',
            required: ['ruleId', 'code', 'params', 'message'],
            properties: {
              ruleId: { type: 'string' },
              code: { type: 'string' },
              params: {
                type: 'object',
                additionalProperties: {
                  oneOf: [
                    { type: 'string' },
                    { type: 'number' },
                    { type: 'array', items: { type: 'string' } },
                  ],
                },
              },
              message: { type: 'string' },
            },
          },
        },
      },
      ProviderKind: {
        type: 'string',
        enum: [
          'service-provider',
          'platform-service',
          'cluster-provider',
          'tool',
        ],
      },
      ProviderInstallation: {
        type: 'object',
        required: ['cluster', 'kind', 'name', 'health', 'simulated', 'stale'],
        properties: {
          cluster: { type: 'string' },
          kind: { $ref: '#/components/schemas/InstallationKind' },
          name: { type: 'string' },
          health: { $ref: '#/components/schemas/Health' },
          image: { type: 'string' },
          simulated: { type: 'boolean' },
          stale: { type: 'boolean' },
        },
      },
      ProviderItem: {
        type: 'object',
        required: [
          'entityRef',
          'name',
          'title',
          'kind',
          'hypothetical',
          'trust',
          'findings',
          'wrap',
          'host',
          'installations',
        ],
        properties: {
          entityRef: { type: 'string' },
          name: { type: 'string' },
          title: { type: 'string' },
          description: { type: 'string' },
          kind: { $ref: '#/components/schemas/ProviderKind' },
          owner: { type: 'string', description: 'Entity reference.' },
          system: { type: 'string', description: 'Entity reference.' },
          tool: {
            type: 'object',
            required: ['entityRef', 'title'],
            properties: {
              entityRef: { type: 'string' },
              title: { type: 'string' },
            },
          },
          image: {
            type: 'string',
            description:
              'Image repository without tag; missing for a tool without a provider.',
          },
          tag: { type: 'string', description: 'Tag that a form may propose.' },
          installationName: {
            type: 'string',
            description:
              'Name that a form may propose for the PlatformService.',
          },
          versionRange: { type: 'string' },
          hypothetical: { type: 'boolean' },
          standsFor: { type: 'string' },
          trust: { $ref: '#/components/schemas/Trust' },
          claimedBy: { type: 'array', items: { type: 'string' } },
          findings: {
            type: 'array',
            items: { $ref: '#/components/schemas/TraitFinding' },
          },
          platformMode: {
            $ref: '#/components/schemas/PlatformModeDeclaration',
          },
          wrap: {
            type: 'object',
            required: ['applicable'],
            properties: {
              applicable: { type: 'boolean' },
              reason: { $ref: '#/components/schemas/RuleSentence' },
              today: { $ref: '#/components/schemas/VerdictSummary' },
              withPlatformMode: { $ref: '#/components/schemas/VerdictSummary' },
            },
          },
          host: {
            type: 'object',
            required: ['applicable'],
            properties: {
              applicable: { type: 'boolean' },
              reason: { $ref: '#/components/schemas/RuleSentence' },
              outcome: { $ref: '#/components/schemas/Outcome' },
              route: { $ref: '#/components/schemas/HostRoute' },
            },
          },
          installations: {
            type: 'array',
            description:
              'Where the image is installed, worst health first, as far as the caller may see it.',
            items: { $ref: '#/components/schemas/ProviderInstallation' },
          },
          rules: {
            type: 'array',
            description: 'Only with `rules=outcomes`.',
            items: {
              type: 'object',
              required: ['ruleId'],
              properties: {
                ruleId: { type: 'string' },
                today: { $ref: '#/components/schemas/Outcome' },
                withPlatformMode: { $ref: '#/components/schemas/Outcome' },
              },
            },
          },
        },
      },
      ProviderList: {
        type: 'object',
        required: [
          'items',
          'totalItems',
          'etag',
          'freshness',
          'undescribed',
          'clusters',
        ],
        properties: {
          items: {
            type: 'array',
            items: { $ref: '#/components/schemas/ProviderItem' },
          },
          totalItems: { type: 'integer' },
          nextCursor: { type: 'string' },
          etag: { type: 'string' },
          freshness: { $ref: '#/components/schemas/Freshness' },
          undescribed: {
            type: 'array',
            description: 'Images of installations that no entity describes.',
            items: {
              type: 'object',
              required: ['image', 'installations'],
              properties: {
                image: {
                  type: 'string',
                  description: 'Image repository without tag.',
                },
                installations: {
                  type: 'array',
                  items: { $ref: '#/components/schemas/ProviderInstallation' },
                },
              },
            },
          },
          rules: {
            type: 'array',
            description:
              'Only with `rules=outcomes`: the rules that are asked about images, in the order in which results are given.',
            items: {
              type: 'object',
              required: ['ruleId', 'question', 'live'],
              properties: {
                ruleId: { type: 'string' },
                question: { type: 'string', description: 'In English.' },
                live: {
                  type: 'boolean',
                  description:
                    'True for a rule that also looks at objects of a cluster. In this list it was asked of declarations alone.',
                },
              },
            },
          },
          clusters: {
            type: 'object',
            description:
              'How many of the clusters that the caller may see were read.',
            required: ['read', 'total'],
            properties: {
              read: { type: 'integer' },
              total: { type: 'integer' },
            },
          },
        },
      },
      DependencyReportNode: {
        type: 'object',
        required: ['id', 'kind', 'label', 'title'],
        properties: {
          id: {
            type: 'string',
            description: 'For instance `capability/flux`.',
          },
          kind: {
            type: 'string',
            enum: ['capability', 'operator', 'provider', 'deployment'],
          },
          label: {
            type: 'string',
            description:
              'As a path in words writes it, for instance `ps-flux`.',
          },
          title: {
            type: 'string',
            description:
              'Title of the entity where there is one that the caller may see, else the label.',
          },
          entityRef: {
            type: 'string',
            description:
              'The provider, or the tool that gives a capability; missing where there is none that the caller may see.',
          },
          candidate: {
            type: 'boolean',
            description:
              'True for a PlatformService that nobody runs: what the image of a ServiceProvider would be.',
          },
          seeded: {
            type: 'boolean',
            description:
              'True for what is there before the openmcp-operator is.',
          },
        },
      },
      DependencyReportEdge: {
        type: 'object',
        description: '`from` must run before `to` can be delivered.',
        required: ['from', 'to', 'strength', 'role', 'source'],
        properties: {
          from: { type: 'string' },
          to: { type: 'string' },
          strength: { type: 'string', enum: ['hard', 'soft'] },
          role: { type: 'string', enum: ['delivery', 'need'] },
          candidate: {
            type: 'boolean',
            description: 'True when nobody delivers it so.',
          },
          source: {
            type: 'object',
            description:
              'Where it is known from: the landscape, the way the openmcp-operator works, or the traits of an entity, which is named where the caller may see it.',
            required: ['type'],
            properties: {
              type: {
                type: 'string',
                enum: ['landscape', 'operator', 'traits'],
              },
              entityRef: { type: 'string' },
              title: { type: 'string' },
              note: { type: 'string' },
            },
          },
        },
      },
      DependencyReportCycle: {
        type: 'object',
        required: ['strength', 'candidate', 'nodes', 'message'],
        properties: {
          strength: {
            type: 'string',
            enum: ['hard', 'soft'],
            description:
              'Soft when one of its edges is, or when something that is already there makes the first start possible.',
          },
          candidate: {
            type: 'boolean',
            description:
              'True when only a PlatformService that nobody runs closes it.',
          },
          nodes: {
            type: 'array',
            description:
              'Ids along the shortest way, the first one again at the end.',
            items: { type: 'string' },
          },
          message: {
            type: 'string',
            description: 'The way in words, in English.',
          },
        },
      },
      DependencyReport: {
        type: 'object',
        required: [
          'operatorDeliveredBy',
          'nodes',
          'edges',
          'waves',
          'unordered',
          'cycles',
          'freshness',
          'etag',
        ],
        properties: {
          cluster: { type: 'string' },
          operatorDeliveredBy: { type: 'string', enum: ['flux', 'other'] },
          operatorDeliveryAssumed: {
            type: 'boolean',
            description:
              'True when no configuration says what delivers the openmcp-operator there.',
          },
          nodes: {
            type: 'array',
            items: { $ref: '#/components/schemas/DependencyReportNode' },
          },
          edges: {
            type: 'array',
            items: { $ref: '#/components/schemas/DependencyReportEdge' },
          },
          waves: {
            type: 'array',
            description:
              'Ids of nodes; each wave needs only what earlier ones hold.',
            items: { type: 'array', items: { type: 'string' } },
          },
          unordered: {
            type: 'array',
            description:
              'Ids of nodes that are part of a circle or wait for one.',
            items: { type: 'string' },
          },
          cycles: {
            type: 'array',
            items: { $ref: '#/components/schemas/DependencyReportCycle' },
          },
          freshness: { $ref: '#/components/schemas/Freshness' },
          etag: { type: 'string' },
        },
      },
      EnvironmentVariable: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          value: { type: 'string' },
          keep: {
            type: 'boolean',
            description:
              'Keeps the value that the cluster has; no `value` is given then.',
          },
        },
      },
      PlatformServiceSpec: {
        type: 'object',
        description: 'Spec of a PlatformService, openmcp.cloud/v1alpha1.',
        required: ['image'],
        properties: {
          image: { type: 'string' },
          imagePullSecrets: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name'],
              properties: { name: { type: 'string' } },
            },
          },
          initCommand: { type: 'array', items: { type: 'string' } },
          runCommand: { type: 'array', items: { type: 'string' } },
          env: {
            type: 'array',
            items: { $ref: '#/components/schemas/EnvironmentVariable' },
          },
          extraVolumes: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name'],
              properties: { name: { type: 'string' } },
              additionalProperties: true,
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
              additionalProperties: true,
            },
          },
          runReplicas: { type: 'integer' },
          topologySpreadConstraints: {
            type: 'array',
            items: {
              type: 'object',
              required: ['maxSkew', 'topologyKey', 'whenUnsatisfiable'],
              properties: {
                maxSkew: { type: 'integer' },
                topologyKey: { type: 'string' },
                whenUnsatisfiable: { type: 'string' },
              },
              additionalProperties: true,
            },
          },
          verbosity: { type: 'string' },
          metrics: {
            type: 'object',
            properties: {
              disabled: { type: 'boolean' },
              path: { type: 'string' },
              port: { type: 'integer' },
            },
          },
        },
      },
      PlatformModeStatement: {
        type: 'object',
        description:
          'The caller states that the image puts its CRDs and pods on the platform cluster when told in this way. env - a variable with this name and value. flag - an argument with this value behind both commands. config - a configuration object that is made elsewhere.',
        required: ['via'],
        properties: {
          via: { type: 'string', enum: ['env', 'flag', 'config'] },
          name: { type: 'string', description: 'Of a variable.' },
          value: {
            type: 'string',
            description: 'Of a variable, or the whole flag.',
          },
        },
      },
      KeptField: {
        type: 'string',
        description:
          'A field of the spec that stays as it is on the cluster. platformMode - the statement that is recorded on the object, as long as the image stays.',
        enum: [
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
      },
      ExpectedChanges: {
        type: 'object',
        description:
          'What a dry run told that would change. Whatever else would change is refused with 409 that names each such field.',
        required: ['changes'],
        properties: {
          uid: {
            type: 'string',
            description:
              'The `uid` of that answer; missing when there was no such object.',
            maxLength: 128,
          },
          changes: {
            type: 'array',
            maxItems: 1000,
            items: { $ref: '#/components/schemas/FieldChange' },
          },
        },
      },
      PlatformServiceRequest: {
        type: 'object',
        required: ['name', 'spec'],
        properties: {
          name: { type: 'string' },
          spec: { $ref: '#/components/schemas/PlatformServiceSpec' },
          keep: {
            type: 'array',
            description:
              'Fields that are not given in `spec` and stay exactly as they are on the cluster, with whoever owns them. Nothing can be kept of an object that is not there. Kept volumes of type hostPath and kept commands need no right of their own.',
            maxItems: 20,
            items: { $ref: '#/components/schemas/KeptField' },
          },
          expected: { $ref: '#/components/schemas/ExpectedChanges' },
          provider: {
            type: 'string',
            description:
              'Entity reference of the provider that the image belongs to.',
          },
          platformMode: { $ref: '#/components/schemas/PlatformModeStatement' },
          dryRun: { type: 'boolean', default: false },
          force: { type: 'boolean', default: false },
        },
      },
      FieldChange: {
        type: 'object',
        required: ['field', 'change'],
        properties: {
          field: {
            type: 'string',
            description: 'For instance `spec.image` or `spec.env[LOG_FORMAT]`.',
          },
          change: { type: 'string', enum: ['added', 'changed', 'removed'] },
          before: {
            type: 'string',
            description:
              'As JSON; missing for values of environment variables.',
          },
          after: {
            type: 'string',
            description:
              'As JSON; missing for values of environment variables.',
          },
        },
      },
      PlatformServiceResult: {
        type: 'object',
        required: [
          'cluster',
          'name',
          'dryRun',
          'result',
          'diff',
          'manifest',
          'eligibility',
          'warnings',
        ],
        properties: {
          cluster: { type: 'string' },
          name: { type: 'string' },
          dryRun: { type: 'boolean' },
          result: {
            type: 'string',
            enum: ['created', 'configured', 'unchanged'],
          },
          diff: {
            type: 'array',
            items: { $ref: '#/components/schemas/FieldChange' },
          },
          manifest: {
            type: 'string',
            description:
              'What was sent, as YAML. Values of environment variables are masked.',
          },
          generation: {
            type: 'integer',
            description:
              'Of the object after writing; missing when it does not exist.',
          },
          uid: { type: 'string' },
          eligibility: { $ref: '#/components/schemas/EligibilityReport' },
          warnings: {
            type: 'array',
            items: { $ref: '#/components/schemas/RuleSentence' },
          },
        },
      },
      DeletionPart: {
        type: 'object',
        description:
          'Something that goes or stays when a PlatformService is removed.',
        required: ['code', 'params', 'message'],
        properties: {
          code: { type: 'string' },
          params: {
            type: 'object',
            additionalProperties: {
              oneOf: [
                { type: 'string' },
                { type: 'number' },
                { type: 'array', items: { type: 'string' } },
              ],
            },
          },
          message: { type: 'string' },
          object: { $ref: '#/components/schemas/ObjectReference' },
        },
      },
      PlatformServiceDeletion: {
        type: 'object',
        required: [
          'cluster',
          'name',
          'dryRun',
          'result',
          'goes',
          'stays',
          'warnings',
        ],
        properties: {
          cluster: { type: 'string' },
          name: { type: 'string' },
          dryRun: { type: 'boolean' },
          result: {
            type: 'string',
            description:
              'deleted - it is gone. deleting - it is marked for deletion, and goes when the openmcp-operator has taken down what it made for it. unchanged - it was marked before.',
            enum: ['deleted', 'deleting', 'unchanged'],
          },
          uid: { type: 'string' },
          resourceVersion: {
            type: 'string',
            description: 'As it was when it was looked at.',
          },
          deletionTimestamp: {
            type: 'string',
            description: 'Since when it is marked for deletion.',
          },
          goes: {
            type: 'array',
            items: { $ref: '#/components/schemas/DeletionPart' },
          },
          stays: {
            type: 'array',
            items: { $ref: '#/components/schemas/DeletionPart' },
          },
          warnings: {
            type: 'array',
            items: { $ref: '#/components/schemas/RuleSentence' },
          },
        },
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
          'connecting: not read yet. live: everything that matters is watched. degraded: some kinds cannot be read or watched as they should be. unreachable: no answer. unauthorized: credentials refused. misconfigured: the configuration of this cluster is wrong.',
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
        required: ['kind', 'group', 'neededFor', 'state'],
        properties: {
          kind: { type: 'string' },
          group: {
            type: 'string',
            description: 'API group; empty for the core group.',
          },
          neededFor: {
            type: 'string',
            description:
              'health: the state of installations is made from its objects. eligibility: rules of eligibility alone look at them, and say so where they could not; the state of the cluster does not depend on it. Of these, kinds that the cluster does not serve are left out.',
            enum: ['health', 'eligibility'],
          },
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
          'may',
        ],
        properties: {
          name: { type: 'string' },
          title: { type: 'string' },
          state: { $ref: '#/components/schemas/ClusterState' },
          reason: { $ref: '#/components/schemas/Sentence' },
          since: {
            type: 'string',
            format: 'date-time',
            description:
              'Since when the state is so, as the backend process saw it that answers; the `etag` does not depend on it.',
          },
          simulated: {
            type: 'boolean',
            description: 'True when no container runs on this cluster.',
          },
          settling: {
            type: 'boolean',
            description:
              'True while installations were read that are not listed yet, so that one that is missing from a list may be there all the same; missing otherwise.',
          },
          delivery: { type: 'string', enum: ['direct', 'gitops'] },
          freshness: { $ref: '#/components/schemas/Freshness' },
          may: { $ref: '#/components/schemas/ClusterRights' },
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
          complete: {
            type: 'boolean',
            description:
              'False while a source of clusters has not said yet which there are, so that one that is not named here may be there all the same.',
          },
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
          annotations: {
            type: 'object',
            description:
              'What the object says of how a catalog shows it, of no others than openmcp.cloud/catalog, openmcp.cloud/title, openmcp.cloud/description, openmcp.cloud/owner, openmcp.cloud/system, openmcp.cloud/lifecycle, openmcp.cloud/tags and openmcp.cloud/links; missing where it has none.',
            additionalProperties: { type: 'string' },
          },
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
            description: 'Numbers of what matches all filters but `health`.',
            allOf: [{ $ref: '#/components/schemas/HealthCounts' }],
          },
        },
      },
      HealthCounts: {
        type: 'object',
        description: 'Numbers of installations by health.',
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
      InstallationChange: {
        type: 'object',
        required: ['type', 'cluster', 'kind', 'name', 'removed'],
        properties: {
          type: { type: 'string', enum: ['installation'] },
          cluster: { type: 'string' },
          kind: { $ref: '#/components/schemas/InstallationKind' },
          name: { type: 'string' },
          removed: { type: 'boolean', description: 'True when it is gone.' },
        },
      },
      ClusterChange: {
        type: 'object',
        description:
          'What is known of a cluster is another, for instance because it cannot be read.',
        required: ['type', 'cluster', 'removed'],
        properties: {
          type: { type: 'string', enum: ['cluster'] },
          cluster: { type: 'string' },
          removed: {
            type: 'boolean',
            description: 'True when it is not watched any more.',
          },
        },
      },
      CatalogChange: {
        type: 'object',
        description:
          'What the catalog says about providers and tools is another.',
        required: ['type', 'removed'],
        properties: {
          type: { type: 'string', enum: ['catalog'] },
          removed: { type: 'boolean', description: 'Always false.' },
        },
      },
      Change: {
        oneOf: [
          { $ref: '#/components/schemas/InstallationChange' },
          { $ref: '#/components/schemas/ClusterChange' },
          { $ref: '#/components/schemas/CatalogChange' },
        ],
      },
      ChangeList: {
        type: 'object',
        required: ['items', 'totalItems', 'revision', 'etag'],
        properties: {
          items: {
            type: 'array',
            items: { $ref: '#/components/schemas/Change' },
          },
          totalItems: { type: 'integer' },
          nextCursor: { type: 'string' },
          revision: {
            type: 'string',
            description:
              'The `after` of the next question; comparable within one backend process.',
          },
          etag: {
            type: 'string',
            description: 'Made from the content with its revision.',
          },
        },
      },
      Summary: {
        type: 'object',
        required: [
          'totalItems',
          'kinds',
          'clusters',
          'clustersRead',
          'stale',
          'revision',
          'etag',
        ],
        properties: {
          totalItems: {
            type: 'integer',
            nullable: true,
            description: 'Null when no cluster was read.',
          },
          health: {
            description: 'Missing when no cluster was read.',
            allOf: [{ $ref: '#/components/schemas/HealthCounts' }],
          },
          kinds: {
            type: 'array',
            items: {
              type: 'object',
              required: ['kind', 'count', 'unreadOn'],
              properties: {
                kind: { $ref: '#/components/schemas/InstallationKind' },
                count: {
                  type: 'integer',
                  nullable: true,
                  description: 'Null when the kind was read on no cluster.',
                },
                unreadOn: {
                  type: 'integer',
                  description:
                    'Number of clusters on which the kind was never read.',
                },
              },
            },
          },
          clusters: {
            type: 'array',
            description:
              'Those that the caller may see, and those of installations that the caller may see.',
            items: {
              type: 'object',
              required: ['name', 'title', 'freshness', 'count'],
              properties: {
                name: { type: 'string' },
                title: { type: 'string' },
                state: { $ref: '#/components/schemas/ClusterState' },
                freshness: { $ref: '#/components/schemas/Freshness' },
                count: {
                  type: 'integer',
                  nullable: true,
                  description: 'Null when the cluster was never read.',
                },
                health: {
                  description: 'Missing when the cluster was never read.',
                  allOf: [{ $ref: '#/components/schemas/HealthCounts' }],
                },
              },
            },
          },
          clustersRead: {
            type: 'object',
            description: 'How many of these clusters were read.',
            required: ['read', 'total'],
            properties: {
              read: { type: 'integer' },
              total: { type: 'integer' },
            },
          },
          asOf: {
            type: 'string',
            format: 'date-time',
            description:
              'When all that was counted was last known to be true; missing when nothing was read.',
          },
          stale: {
            type: 'boolean',
            description:
              'True when some of what was counted may no longer be so.',
          },
          revision: { type: 'string' },
          etag: {
            type: 'string',
            description: 'Made from the content without `asOf`.',
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
          lastEndedAt: {
            type: 'string',
            description: 'When it ended last before it was started again.',
          },
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
      HistoryChange: {
        type: 'object',
        description: 'One change of an installation.',
        required: ['cluster', 'kind', 'name', 'uid', 'type', 'at'],
        properties: {
          cluster: { type: 'string' },
          kind: { $ref: '#/components/schemas/InstallationKind' },
          name: { type: 'string' },
          uid: {
            type: 'string',
            description:
              'Of the provider object; another object of the same name has another.',
          },
          type: {
            type: 'string',
            description:
              'created, deleted - the provider object. health - its health. image-wanted, image-running - the image of the spec, and those that containers have. registered-kinds - the API kinds that the status of a ServiceProvider names. init-failed - an attempt of the init Job.',
            enum: [
              'created',
              'health',
              'image-wanted',
              'image-running',
              'registered-kinds',
              'init-failed',
              'deleted',
            ],
          },
          at: {
            type: 'string',
            format: 'date-time',
            description:
              'When it happened, as far as objects tell; else when it was noticed.',
          },
          before: {
            type: 'string',
            description:
              'A health, images or kinds such as `Vault (example.org/v1)` separated by `, `, or how many attempts had failed in this generation. Empty when there were none.',
          },
          after: { type: 'string' },
          generation: { type: 'integer' },
          summary: {
            description: 'Why the health is so.',
            allOf: [{ $ref: '#/components/schemas/Sentence' }],
          },
          failure: {
            description: 'How the last of the attempts failed.',
            allOf: [{ $ref: '#/components/schemas/InitFailure' }],
          },
        },
      },
      HistoryGap: {
        type: 'object',
        description:
          'A time in which no backend read a cluster, or only a part of it.',
        required: ['cluster', 'from'],
        properties: {
          cluster: { type: 'string' },
          from: { type: 'string', format: 'date-time' },
          to: {
            type: 'string',
            format: 'date-time',
            description: 'Missing while it goes on.',
          },
          state: {
            description:
              'State of the cluster; missing when no backend was running.',
            allOf: [{ $ref: '#/components/schemas/ClusterState' }],
          },
          reason: { $ref: '#/components/schemas/Sentence' },
        },
      },
      HistoryList: {
        type: 'object',
        required: ['items', 'totalItems', 'gaps', 'etag'],
        properties: {
          items: {
            type: 'array',
            description: 'Newest first.',
            items: { $ref: '#/components/schemas/HistoryChange' },
          },
          totalItems: {
            type: 'integer',
            description: 'Changes that match the filters, on all pages.',
          },
          nextCursor: { type: 'string' },
          gaps: {
            type: 'array',
            description: 'Oldest first.',
            items: { $ref: '#/components/schemas/HistoryGap' },
          },
          keptSince: {
            type: 'string',
            format: 'date-time',
            description:
              'From when on the history is complete, but for the gaps.',
          },
          etag: { type: 'string', description: 'Made from the content.' },
        },
      },
      InstallationHistory: {
        type: 'object',
        description:
          'What changed of an installation, of all objects that ever had its name.',
        required: ['state', 'items', 'isComplete', 'gaps'],
        properties: {
          state: {
            type: 'string',
            description:
              'not-readable - the database of the portal does not answer; there are those items only that are not in it yet.',
            enum: ['read', 'not-readable'],
          },
          items: {
            type: 'array',
            description: 'The newest 100, newest first.',
            items: { $ref: '#/components/schemas/HistoryChange' },
          },
          isComplete: {
            type: 'boolean',
            description:
              'False when there are more, or when they could not be read.',
          },
          gaps: {
            type: 'array',
            description:
              'Times in which its cluster was not read; the newest 100, oldest first.',
            items: { $ref: '#/components/schemas/HistoryGap' },
          },
          keptSince: {
            type: 'string',
            format: 'date-time',
            description:
              'From when on the history is complete, but for the gaps.',
          },
        },
      },
      Drift: {
        type: 'object',
        description:
          'Whether the spec is as it was when the portal applied it last. Of PlatformServices only.',
        required: ['state', 'changes'],
        properties: {
          state: {
            type: 'string',
            description:
              'none - as applied. drifted - changed by others since. not-applied - the portal has never applied it, as far as is known. unknown - could not be compared.',
            enum: ['none', 'drifted', 'not-applied', 'unknown'],
          },
          appliedAt: { type: 'string', format: 'date-time' },
          changes: {
            type: 'array',
            description:
              'What others changed. Values of environment variables are compared and not told.',
            items: { $ref: '#/components/schemas/FieldChange' },
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
          'history',
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
          owner: {
            description:
              'A tool that looks after the object, so that changes belong into what that tool reads. Missing when none has left its mark.',
            type: 'object',
            required: ['tool', 'name'],
            properties: {
              tool: { type: 'string', enum: ['flux', 'helm', 'argo-cd'] },
              name: {
                type: 'string',
                description:
                  'For instance `Kustomization flux-system/openmcp`.',
              },
            },
          },
          simulated: { type: 'boolean' },
          history: { $ref: '#/components/schemas/InstallationHistory' },
          drift: { $ref: '#/components/schemas/Drift' },
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
