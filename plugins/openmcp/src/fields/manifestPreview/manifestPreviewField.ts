import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { ManifestPreview } from './ManifestPreview';
import { validatePreview } from './validatePreview';

/**
 * The field `OpenmcpManifestPreview`; it has no value.
 *
 * @internal
 */
export const manifestPreviewField = {
  name: 'OpenmcpManifestPreview',
  component: inFieldFrame(ManifestPreview),
  validation: validatePreview,
  schema: makeFieldSchema({ output: z => z.null() }),
};
