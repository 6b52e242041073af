export * from './AuthorizedClusters';
export * from './AuthorizedInstallations';
export * from './installationRef';
export * from './ReadAuthorizer';
export * from './registerPermissions';
export * from './rules';
