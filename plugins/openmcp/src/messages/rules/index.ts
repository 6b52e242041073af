export * from './ruleMessages';
