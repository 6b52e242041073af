export * from './clusterRules';
export * from './conditionExports';
export * from './installationRules';
export * from './resourceRefs';
