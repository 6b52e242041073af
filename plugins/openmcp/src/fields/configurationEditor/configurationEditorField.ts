import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { ConfigurationEditor } from './ConfigurationEditor';
import { validateConfiguration } from './validateConfiguration';

/**
 * The field `OpenmcpConfigurationEditor`; its value is the configuration object of
 * the provider as YAML, for the input `configuration` of the action that writes
 * files. It has none where nobody filled it in.
 *
 * @internal
 */
export const configurationEditorField = {
  name: 'OpenmcpConfigurationEditor',
  component: inFieldFrame(ConfigurationEditor),
  validation: validateConfiguration,
  schema: makeFieldSchema({
    output: z =>
      z.string().describe('The configuration object of the provider, as YAML.'),
  }),
};
