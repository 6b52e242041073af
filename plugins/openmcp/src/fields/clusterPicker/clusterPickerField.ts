import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { ClusterPicker } from './ClusterPicker';
import { validateCluster } from './validateCluster';

/**
 * The field `OpenmcpClusterPicker`; its value is the name of a platform cluster.
 *
 * @internal
 */
export const clusterPickerField = {
  name: 'OpenmcpClusterPicker',
  component: inFieldFrame(ClusterPicker),
  validation: validateCluster,
  schema: makeFieldSchema({
    output: z => z.string().describe('Name of the platform cluster.'),
  }),
};
