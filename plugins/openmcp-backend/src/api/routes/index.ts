export * from './changeRoutes';
export * from './clusterRoutes';
export * from './historyRoutes';
export * from './installationRoutes';
export * from './platformServiceRoutes';
export * from './providerRoutes';
export * from './summaryRoutes';
