import { JOB_ANNOTATIONS, OPERATOR_LABELS } from '../operatorNames';

/**
 * Says that an object belongs to no installation.
 *
 * @internal
 */
export const NO_INSTALLATION = `The object must be owned by a provider object, or have the labels ${OPERATOR_LABELS.kind} and ${OPERATOR_LABELS.instance} or the annotations ${JOB_ANNOTATIONS.providerKind} and ${JOB_ANNOTATIONS.providerName} with kind and name of one`;
