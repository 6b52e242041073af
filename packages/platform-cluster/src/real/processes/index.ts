export * from './SupervisedProcess';
export * from './logTail';
export * from './waitUntil';
