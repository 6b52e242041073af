export * from './installationPath';
export * from './PortalApi';
