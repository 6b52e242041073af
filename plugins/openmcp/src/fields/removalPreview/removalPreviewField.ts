import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { RemovalPreview } from './RemovalPreview';
import { validateRemoval } from './validateRemoval';

/**
 * The field `OpenmcpRemovalPreview`; it has no value.
 *
 * @internal
 */
export const removalPreviewField = {
  name: 'OpenmcpRemovalPreview',
  component: inFieldFrame(RemovalPreview),
  validation: validateRemoval,
  schema: makeFieldSchema({ output: z => z.null() }),
};
