import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { FurtherSettingsField } from './FurtherSettingsField';
import { validateFurtherSettings } from './validateFurtherSettings';

/**
 * The field `OpenmcpFurtherSettings`; its value is `{spec, force}` for the inputs
 * of the actions. `ui:options: {allow: [...]}` says which parts a template has:
 * `pullSecrets`, `volumes`, `spread`, `metrics`, and those that take a right of
 * their own and never come with an address, `hostPath`, `commands` and `force`.
 *
 * @internal
 */
export const furtherSettingsField = {
  name: 'OpenmcpFurtherSettings',
  component: inFieldFrame(FurtherSettingsField),
  validation: validateFurtherSettings,
  schema: makeFieldSchema({
    output: z =>
      z
        .object({
          spec: z
            .record(z.any())
            .optional()
            .describe('Fields of the spec of a PlatformService.'),
          force: z
            .boolean()
            .optional()
            .describe('Takes fields over from their owners.'),
        })
        .describe('Further settings of a PlatformService.'),
    uiOptions: z =>
      z.object({
        allow: z
          .array(
            z.enum([
              'pullSecrets',
              'volumes',
              'hostPath',
              'spread',
              'metrics',
              'commands',
              'force',
            ]),
          )
          .optional()
          .describe('Parts that the template has.'),
        update: z
          .boolean()
          .optional()
          .describe('What is not set stays as it is on the cluster.'),
      }),
  }),
};
