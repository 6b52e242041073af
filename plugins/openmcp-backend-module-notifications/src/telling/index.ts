export * from './DegradationTeller';
