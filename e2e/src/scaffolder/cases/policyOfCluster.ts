import { TaskCluster } from '../TaskCluster';

const POLICIES = '/apis/admissionregistration.k8s.io/v1';
const NAME = 'signed-images';

/**
 * Makes a policy of the cluster that refuses services whose name begins with
 * `unsigned`. Its text is red, and repeats the value of the first variable.
 *
 * @internal
 */
export async function forbidUnsigned(cluster: TaskCluster): Promise<void> {
  const kind = 'ValidatingAdmissionPolicy';
  const apiVersion = 'admissionregistration.k8s.io/v1';
  await cluster.apply(
    'e2e',
    `${POLICIES}/validatingadmissionpolicies/${NAME}`,
    {
      apiVersion,
      kind,
      metadata: { name: NAME },
      spec: {
        failurePolicy: 'Fail',
        matchConstraints: {
          resourceRules: [
            {
              apiGroups: ['openmcp.cloud'],
              apiVersions: ['*'],
              operations: ['CREATE', 'UPDATE'],
              resources: ['platformservices'],
            },
          ],
        },
        validations: [
          {
            expression: "!object.metadata.name.startsWith('unsigned')",
            messageExpression:
              '"\\u001b[31monly signed images may run\\u001b[0m, not with " + object.spec.env[0].value',
          },
        ],
      },
    },
  );
  await cluster.apply(
    'e2e',
    `${POLICIES}/validatingadmissionpolicybindings/${NAME}`,
    {
      apiVersion,
      kind: `${kind}Binding`,
      metadata: { name: NAME },
      spec: { policyName: NAME, validationActions: ['Deny'] },
    },
  );
}
