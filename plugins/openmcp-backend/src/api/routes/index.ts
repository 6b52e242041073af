export * from './clusterRoutes';
export * from './installationRoutes';
export * from './platformServiceRoutes';
export * from './providerRoutes';
