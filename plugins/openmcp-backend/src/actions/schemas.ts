import { ActionsRegistryActionOptions } from '@backstage/backend-plugin-api/alpha';

/**
 * The zod that the registry of actions hands over, which is not the one that the
 * rest of the plugin uses.
 *
 * @internal
 */
export type Zod = Parameters<
  ActionsRegistryActionOptions<never, never>['schema']['input']
>[0];

/** Words for outcomes, from good to bad. */
const outcomes = [
  'ok',
  'warning',
  'needs-configuration',
  'unknown',
  'blocked',
] as const;

/**
 * An outcome of eligibility.
 *
 * @internal
 */
export const outcomeSchema = (z: Zod) => z.enum(outcomes);

/**
 * Where data stands in time.
 *
 * @internal
 */
const freshnessSchema = (z: Zod) =>
  z.object({
    asOf: z
      .string()
      .optional()
      .describe('When the data was last known to be true; missing: never'),
    stale: z
      .boolean()
      .describe('True when the cluster could not be read since'),
    reason: z.string().optional().describe('Why it is stale'),
  });

/**
 * An installation in few words.
 *
 * @internal
 */
export const installationSummarySchema = (z: Zod) =>
  z.object({
    cluster: z.string(),
    kind: z.string(),
    name: z.string(),
    health: z
      .string()
      .describe(
        'Whether the pods are up; it never says that the tool does its work',
      ),
    summary: z.string().describe('Why, in one sentence'),
    since: z.string().optional(),
    image: z.object({
      wanted: z.string(),
      running: z.array(z.string()).optional(),
    }),
    pods: z
      .object({
        ready: z.number().nullable(),
        wanted: z.number().nullable(),
      })
      .describe('null where it is not known'),
    restarts: z.number().nullable(),
    simulated: z
      .boolean()
      .describe('True when the pods of the cluster are only played'),
    freshness: freshnessSchema(z),
  });
