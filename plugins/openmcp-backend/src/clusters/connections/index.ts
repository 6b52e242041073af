export * from './findServerUrlProblem';
export * from './KubeconfigConnection';
export * from './UrlConnection';
