import { createFieldError, OwnedFieldProblem } from '../../refusals';
import { RefusedRequest } from './Refused';
import { StatusBody } from './StatusBody';

/**
 * What forbade it, as its text begins. Sources: kubernetes/apiserver,
 * `pkg/admission/plugin/policy/validating/dispatcher.go` and
 * `pkg/admission/plugin/webhook/errors/statuserror.go`.
 */
const policies: Array<[RegExp, string]> = [
  [/ValidatingAdmissionPolicy '([^']+)'/, 'ValidatingAdmissionPolicy'],
  [/admission webhook "([^"]+)"/, 'admission webhook'],
];

/**
 * The refusal by a policy, a webhook or another check of the cluster, whatever
 * status it has; the text is quoted.
 *
 * @internal
 */
export function createPolicyRefusal(
  status: StatusBody,
  { cluster }: RefusedRequest,
): Error {
  const text = status.message || 'no reason was given';
  const owner = policies.flatMap(([pattern, kind]) => {
    const name = pattern.exec(status.message)?.[1];
    return name ? [`${kind} ${name}`] : [];
  })[0];
  const problem: OwnedFieldProblem = {
    field: 'spec',
    code: 'refused-by-cluster',
    owner,
    message: `is refused by ${cluster}: "${text}"`,
  };
  return createFieldError([problem]);
}
