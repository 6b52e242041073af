import type { Zod } from './inputs';

/**
 * Outputs that say where a PlatformService is and where to look at it.
 *
 * @internal
 */
export const locationOutputs = {
  cluster: (z: Zod) => z.string({ description: 'As given.' }),
  name: (z: Zod) => z.string({ description: 'As given.' }),
  kind: (z: Zod) =>
    z.literal('PlatformService', { description: 'Kind of the object.' }),
  installationUrl: (z: Zod) =>
    z.string({
      description: 'Page of the portal that shows it, as a path of the app.',
    }),
};

/**
 * What an apply changes, as the REST API tells it.
 *
 * @internal
 */
export const changeOutputs = {
  result: (z: Zod) =>
    z.enum(['created', 'configured', 'unchanged'], {
      description: 'What was done, or in a dry run what would be done.',
    }),
  diff: (z: Zod) =>
    z.array(
      z.object({
        field: z.string(),
        change: z.enum(['added', 'changed', 'removed']),
        before: z.string().optional(),
        after: z.string().optional(),
      }),
      {
        description:
          'Fields that differ from the cluster; of environment variables without values.',
      },
    ),
};
