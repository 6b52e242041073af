import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { EnvironmentEditor } from './EnvironmentEditor';
import { validateEnvironment } from './validateEnvironment';

/**
 * The field `OpenmcpEnvironmentEditor`; its value is a list of variables. With
 * `ui:options: {update: true}` it begins with the variables of the chosen
 * PlatformService, whose values are kept and never shown.
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
        .array(
          z.object({
            name: z.string(),
            value: z.string().optional(),
            keep: z.boolean().optional(),
          }),
        )
        .describe('Variables of the init and the run pods. No secrets.'),
  }),
};
