export * from './ApiHandler';
export * from './ApiServer';
export * from './Authenticator';
export * from './WatchHub';
