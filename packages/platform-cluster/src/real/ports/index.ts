export * from './freePorts';
