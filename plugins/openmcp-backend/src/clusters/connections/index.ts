export * from './findServerUrlProblem';
export * from './KubeconfigConnection';
export * from './loadKubeconfig';
export * from './UrlConnection';
