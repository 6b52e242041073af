export * from './findEnvironmentProxy';
export * from './findProxyProblem';
export * from './isLoopback';
