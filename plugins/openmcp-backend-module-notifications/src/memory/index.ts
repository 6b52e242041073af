export * from './KnownDegradations';
