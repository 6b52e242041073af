export * from './platformModeStatementField';
