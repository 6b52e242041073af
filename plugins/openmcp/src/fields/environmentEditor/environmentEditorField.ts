import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { EnvironmentEditor } from './EnvironmentEditor';
import { validateEnvironment } from './validateEnvironment';

/**
 * The field `OpenmcpEnvironmentEditor`; its value is a list of variables.
 *
 * @internal
 */
export const environmentEditorField = {
  name: 'OpenmcpEnvironmentEditor',
  component: inFieldFrame(EnvironmentEditor),
  validation: validateEnvironment,
  schema: makeFieldSchema({
    output: z =>
      z
        .array(z.object({ name: z.string(), value: z.string() }))
        .describe('Variables of the init and the run pods. No secrets.'),
  }),
};
