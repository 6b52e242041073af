import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { PlatformServicePicker } from './PlatformServicePicker';
import { validatePlatformService } from './validatePlatformService';

/**
 * The field `OpenmcpPlatformServicePicker`; its value is the name of a
 * PlatformService that is on the chosen cluster.
 *
 * @internal
 */
export const platformServicePickerField = {
  name: 'OpenmcpPlatformServicePicker',
  component: inFieldFrame(PlatformServicePicker),
  validation: validatePlatformService,
  schema: makeFieldSchema({
    output: z => z.string().describe('Name of an installed PlatformService.'),
  }),
};
