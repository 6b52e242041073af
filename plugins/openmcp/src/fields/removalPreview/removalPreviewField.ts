import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { RemovalPreview } from './RemovalPreview';
import { validateRemoval } from './validateRemoval';

/**
 * The field `OpenmcpRemovalPreview`; its value is which object was shown,
 * for the input `uid` of the action.
 *
 * @internal
 */
export const removalPreviewField = {
  name: 'OpenmcpRemovalPreview',
  component: inFieldFrame(RemovalPreview),
  validation: validateRemoval,
  schema: makeFieldSchema({
    output: z =>
      z.object({ uid: z.string() }).describe('Which object was shown.'),
  }),
};
