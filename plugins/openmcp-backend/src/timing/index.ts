export * from './Clock';
export * from './Deadline';
export * from './TimeSlice';
export * from './untilAborted';
export * from './wait';
