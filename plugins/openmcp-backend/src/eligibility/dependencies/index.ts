export * from './DependencyReader';
export * from './DependencyPage';
