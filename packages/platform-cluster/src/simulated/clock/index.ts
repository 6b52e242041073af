export * from './SimulationClock';
