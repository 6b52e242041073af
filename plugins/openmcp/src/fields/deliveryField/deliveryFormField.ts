import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { DeliveryField } from './DeliveryField';
import { validateDelivery } from './validateDelivery';

/**
 * The field `OpenmcpDelivery`; its value is how the chosen cluster takes changes,
 * `direct` or `gitops`. Nobody chooses it: a template shows the fields of a pull
 * request by it, and takes its steps.
 *
 * @internal
 */
export const deliveryField = {
  name: 'OpenmcpDelivery',
  component: inFieldFrame(DeliveryField),
  validation: validateDelivery,
  schema: makeFieldSchema({
    output: z => z.string().describe('direct or gitops.'),
  }),
};
