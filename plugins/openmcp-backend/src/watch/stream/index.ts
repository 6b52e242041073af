export { createNotKubernetesFailure } from './checkAnswer';
export * from './Collection';
export * from './CollectionBudget';
export type { WatchListener } from './EventReader';
export * from './isApiServer';
export * from './listCollection';
export * from './requestJson';
export * from './watchCollection';
