export * from './SimulatedMark';
