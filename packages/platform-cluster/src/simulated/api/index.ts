export * from './ApiHandler';
export * from './ApiServer';
export * from './Authenticator';
export * from './ListPages';
export * from './StorageGate';
export * from './WatchHub';
