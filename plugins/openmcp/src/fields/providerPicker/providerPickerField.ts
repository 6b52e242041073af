import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { ProviderPicker } from './ProviderPicker';
import { validateProvider } from './validateProvider';

/**
 * The field `OpenmcpProviderPicker`; its value is the entity reference of a
 * provider.
 *
 * @internal
 */
export const providerPickerField = {
  name: 'OpenmcpProviderPicker',
  component: inFieldFrame(ProviderPicker),
  validation: validateProvider,
  schema: makeFieldSchema({
    output: z =>
      z.string().describe('Entity reference of the provider that is to run.'),
  }),
};
