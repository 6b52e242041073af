import { z } from 'zod';

/** Values from the environment arrive as text. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform(value => value === true || value === 'true');

const text = z.string().trim().min(1, { error: 'is empty' });

/**
 * One entry of `openmcp.clusters`, as `config.d.ts` describes it. Unknown keys
 * are mistakes: they are usually a known one that is spelled wrong.
 *
 * @internal
 */
export const clusterSchema = z.strictObject({
  name: text.max(253, { error: 'is longer than 253 characters' }),
  title: text.optional(),
  kubeconfig: z
    .strictObject({ file: text, context: text.optional() })
    .optional(),
  inCluster: flag.optional(),
  url: text.optional(),
  credentials: z
    .strictObject({ token: text.optional(), tokenFile: text.optional() })
    .optional(),
  ca: z
    .strictObject({ data: text.optional(), file: text.optional() })
    .optional(),
  namespaces: z
    .array(
      text.regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/, {
        error: 'is not the name of a namespace',
      }),
    )
    .min(1, { error: 'is empty' })
    .optional(),
  delivery: z.enum(['direct', 'gitops']).optional(),
  operatorDeliveredBy: z.enum(['flux', 'other']).optional(),
  simulated: flag.optional(),
});

/**
 * A checked entry of `openmcp.clusters`.
 *
 * @internal
 */
export type ClusterSettings = z.output<typeof clusterSchema>;
