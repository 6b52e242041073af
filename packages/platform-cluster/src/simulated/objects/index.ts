export * from './KubernetesObject';
export * from './controllerReference';
export * from './randomSuffix';
export * from './timestamp';
export * from './jsonValues';
