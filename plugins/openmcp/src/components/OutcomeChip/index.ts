export * from './OutcomeChip';
export * from './outcomeDrawing';
export * from './outcomeSeverity';
