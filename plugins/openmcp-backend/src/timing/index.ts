export * from './backgroundTurns';
export * from './Clock';
export * from './Deadline';
export * from './Interruption';
export * from './TimeSlice';
export * from './Turns';
export * from './untilAborted';
export * from './wait';
