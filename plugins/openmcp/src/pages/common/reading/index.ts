export * from './countMoved';
export * from './PendingText';
export * from './useHeldItems';
export * from './usePresence';
