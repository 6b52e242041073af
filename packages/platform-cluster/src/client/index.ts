export * from './PlatformClusterClient';
export * from './WatchRecorder';
