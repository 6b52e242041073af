export * from './FileLock';
