export * from './ToldDegradations';
