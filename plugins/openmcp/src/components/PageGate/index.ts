export * from './PageGate';
