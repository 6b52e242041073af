import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { PlatformServiceName } from './PlatformServiceName';
import { validateName } from './validateName';

/**
 * The field `OpenmcpPlatformServiceName`; its value is the name of a
 * PlatformService.
 *
 * @internal
 */
export const platformServiceNameField = {
  name: 'OpenmcpPlatformServiceName',
  component: inFieldFrame(PlatformServiceName),
  validation: validateName,
  schema: makeFieldSchema({
    output: z =>
      z.string().describe('Lower-case letters, digits and -, at most 55.'),
  }),
};
