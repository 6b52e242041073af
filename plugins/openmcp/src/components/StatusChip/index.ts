export * from './StatusChip';
