import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { ManifestPreview } from './ManifestPreview';
import { validatePreview } from './validatePreview';

/**
 * The field `OpenmcpManifestPreview`; its value is what was shown that would
 * change, for the input `expected` of the actions.
 *
 * @internal
 */
export const manifestPreviewField = {
  name: 'OpenmcpManifestPreview',
  component: inFieldFrame(ManifestPreview),
  validation: validatePreview,
  schema: makeFieldSchema({
    output: z =>
      z
        .object({
          uid: z.string().optional(),
          changes: z.array(
            z.object({
              field: z.string(),
              change: z.enum(['added', 'changed', 'removed']),
              before: z.string().optional(),
              after: z.string().optional(),
            }),
          ),
        })
        .describe('What was shown that would change.'),
  }),
};
