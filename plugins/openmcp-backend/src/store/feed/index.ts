export * from './Change';
export * from './ChangeFeed';
export * from './MemoryChangeFeed';
