export * from './assess';
export * from './concealHidden';
export * from './Landscape';
export * from './PreparedChecks';
export * from './VisibleCatalogs';
