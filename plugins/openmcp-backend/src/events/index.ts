export * from './ChangeEvents';
