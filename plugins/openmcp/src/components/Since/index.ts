export * from './Since';
