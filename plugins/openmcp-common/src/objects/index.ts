export * from './InstallationKind';
export * from './createInterner';
export * from './installationOf';
export * from './isManagedByOperator';
export {
  deploymentNameOf,
  initJobNameOf,
  JOB_ANNOTATIONS,
  MANAGED_BY_LABEL,
  OPERATION_ANNOTATION,
  OPERATOR_LABELS,
  OPERATOR_NAME,
} from './operatorNames';
export * from './parseDeploymentObject';
export * from './parseEventObject';
export * from './parseJobObject';
export * from './parsePodObject';
export * from './parseProviderObject';
export * from './parsing';
export * from './types';
