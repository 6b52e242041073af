import { parsePlatformServiceRequest } from '../api/parameters';
import { ActionServices } from './ActionServices';

/**
 * Registers `openmcp:apply-platform-service`.
 *
 * @internal
 */
export function registerApplyPlatformService({
  registry,
  applier,
}: Pick<ActionServices, 'registry' | 'applier'>): void {
  registry.register({
    name: 'apply-platform-service',
    title: 'Apply a PlatformService',
    description: `Creates or changes a PlatformService on a platform cluster, through the same gate as the portal's forms: the caller's rights, the allowed images and the eligibility of the provider.

## When to use
Only when a person asked for it. Call it with \`dryRun: true\` first and show the person what would change.

## What to know
- A PlatformService runs with all rights on the platform cluster.
- \`platformMode\` states how the image is told to use the platform cluster. It is a statement of the person, recorded and audited: never make it up.
- It returns as soon as the cluster took the object. \`get-installation\` tells when it is healthy.
- The same input again changes nothing and answers \`unchanged\`.`,
    schema: {
      input: z =>
        z.object({
          cluster: z.string().describe('Name of the platform cluster'),
          name: z.string().describe('Name of the PlatformService'),
          spec: z
            .record(z.unknown())
            .describe('Spec of the PlatformService; `image` is needed'),
          keep: z
            .array(z.string())
            .optional()
            .describe(
              'Fields of the spec that are not given and stay as they are, for instance `env`; `platformMode` for the recorded statement. What is neither given nor kept goes',
            ),
          provider: z
            .string()
            .optional()
            .describe('Entity reference of the provider; default: by image'),
          platformMode: z
            .object({
              via: z.enum(['env', 'flag', 'config']),
              name: z.string().optional(),
              value: z.string().optional(),
            })
            .optional(),
          dryRun: z
            .boolean()
            .optional()
            .describe('True: nothing is written; default: false'),
          force: z
            .boolean()
            .optional()
            .describe('True: take fields over that others manage'),
        }),
      output: z =>
        z.object({
          result: z.string().describe('created, configured or unchanged'),
          changes: z
            .array(z.record(z.unknown()))
            .describe('What changes; values of variables are masked'),
          manifest: z.string().describe('What was sent, as YAML'),
          warnings: z.array(z.string()),
        }),
    },
    examples: [
      {
        title: 'What would change',
        input: {
          cluster: 'eu-live',
          name: 'eso',
          spec: {
            image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
          },
          platformMode: {
            via: 'flag',
            value: '--service-api-cluster=platform',
          },
          dryRun: true,
        },
      },
    ],
    attributes: { readOnly: false, destructive: true, idempotent: true },
    async action({ input, credentials }) {
      const { cluster, ...wish } = input;
      const result = await applier.apply(
        cluster,
        parsePlatformServiceRequest(wish),
        { credentials },
      );
      return {
        output: {
          result: result.result,
          changes: result.diff.map(change => ({ ...change })),
          manifest: result.manifest,
          warnings: result.warnings.map(({ message }) => message),
        },
      };
    },
  });
}
