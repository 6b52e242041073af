export * from './ResourceKind';
export * from './KindRegistry';
export * from './kindIds';
export * from './operatorDefinitions';
