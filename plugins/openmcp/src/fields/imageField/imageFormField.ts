import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { ImageField } from './ImageField';
import { validateImage } from './validateImage';

/**
 * The field `OpenmcpImageField`; its value is an image reference.
 *
 * @internal
 */
export const imageFormField = {
  name: 'OpenmcpImageField',
  component: inFieldFrame(ImageField),
  validation: validateImage,
  schema: makeFieldSchema({
    output: z =>
      z.string().describe('Image reference, with a tag or a digest.'),
  }),
};
