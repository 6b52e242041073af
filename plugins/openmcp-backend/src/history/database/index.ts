export * from './BufferedWrites';
export * from './HistoryDatabase';
export * from './pruneHistory';
export * from './settingsTable';
export * from './WriteBehind';
