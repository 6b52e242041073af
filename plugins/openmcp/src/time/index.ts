export * from './age';
export * from './clockTime';
export * from './parseMoment';
export * from './parseTime';
export * from './useNow';
export * from './useDurationText';
export * from './useTimeText';
