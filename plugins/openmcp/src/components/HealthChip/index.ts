export * from './HealthChip';
