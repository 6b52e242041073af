export * from './OutcomeChip';
export * from './outcomeSeverity';
