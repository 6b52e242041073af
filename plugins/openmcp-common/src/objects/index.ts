export * from './InstallationKind';
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
export * from './parsing';
export * from './types';
