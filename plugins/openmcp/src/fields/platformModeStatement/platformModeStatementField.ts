import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { PlatformModeStatement } from './PlatformModeStatement';
import { validateStatement } from './validateStatement';

/**
 * The field `OpenmcpPlatformModeStatement`; its value says how the image is told
 * to use platform mode, and is missing where nothing has to be stated.
 *
 * @internal
 */
export const platformModeStatementField = {
  name: 'OpenmcpPlatformModeStatement',
  component: inFieldFrame(PlatformModeStatement),
  validation: validateStatement,
  schema: makeFieldSchema({
    output: z =>
      z
        .object({
          via: z.enum(['env', 'flag', 'config']),
          name: z.string().optional().describe('Of a variable.'),
          value: z
            .string()
            .optional()
            .describe('Of a variable, or the whole flag.'),
          stated: z
            .boolean()
            .optional()
            .describe('The tick of the person; never preset.'),
        })
        .optional(),
  }),
};
