import { makeFieldSchema } from '@backstage/plugin-scaffolder-react';
import { inFieldFrame } from '../common';
import { LogLevelField } from './LogLevelField';
import { PullSecretsField } from './PullSecretsField';
import { ReplicasField } from './ReplicasField';

/**
 * The field `OpenmcpReplicas`; its value is a whole number.
 *
 * @internal
 */
export const replicasField = {
  name: 'OpenmcpReplicas',
  component: inFieldFrame(ReplicasField),
  schema: makeFieldSchema({
    output: z => z.number().describe('Pods that run the provider.'),
  }),
};

/**
 * The field `OpenmcpLogLevel`; its value is ERROR, INFO or DEBUG.
 *
 * @internal
 */
export const logLevelField = {
  name: 'OpenmcpLogLevel',
  component: inFieldFrame(LogLevelField),
  schema: makeFieldSchema({
    output: z => z.string().describe('Log level of the provider.'),
  }),
};

/**
 * The field `OpenmcpPullSecrets`; its value is a list of `{name}`.
 *
 * @internal
 */
export const pullSecretsField = {
  name: 'OpenmcpPullSecrets',
  component: inFieldFrame(PullSecretsField),
  schema: makeFieldSchema({
    output: z =>
      z
        .array(z.object({ name: z.string() }))
        .describe('Secrets with which the image is pulled.'),
  }),
};
