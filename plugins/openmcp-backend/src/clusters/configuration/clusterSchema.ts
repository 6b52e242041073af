import { parseEntityRef, stringifyEntityRef } from '@backstage/catalog-model';
import { z } from 'zod';
import { flag, text } from './basicSchemas';
import { connectionKeys, landscapeKeys } from './connectionSchema';

/** People usually write the name of a group. */
const owner = text.transform((value, context) => {
  try {
    return stringifyEntityRef(
      parseEntityRef(value, {
        defaultKind: 'group',
        defaultNamespace: 'default',
      }),
    );
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'is not the reference of an entity',
    });
    return z.NEVER;
  }
});

/**
 * One entry of `openmcp.clusters`, as `config.d.ts` describes it. Unknown keys
 * are mistakes: they are usually a known one that is spelled wrong.
 *
 * @internal
 */
export const clusterSchema = z.strictObject({
  name: text.max(253, { error: 'is longer than 253 characters' }),
  title: text.optional(),
  owner: owner.optional(),
  kubeconfig: z
    .strictObject({ file: text, context: text.optional() })
    .optional(),
  inCluster: flag.optional(),
  url: text.optional(),
  ...connectionKeys,
  ...landscapeKeys,
  simulated: flag.optional(),
});

/**
 * A checked entry of `openmcp.clusters`.
 *
 * @internal
 */
export type ClusterSettings = z.output<typeof clusterSchema>;
