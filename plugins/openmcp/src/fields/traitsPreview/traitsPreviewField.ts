import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { TraitsPreview } from './TraitsPreview';
import { validateTraits } from './validateTraits';

/**
 * The field `OpenmcpTraitsPreview`: what the rules say of the traits in the form.
 * It has no value.
 *
 * @internal
 */
export const traitsPreviewField = {
  name: 'OpenmcpTraitsPreview',
  component: inFieldFrame(TraitsPreview),
  validation: validateTraits,
  schema: makeFieldSchema({ output: z => z.null() }),
};
