export * from './FailingService';
export * from './failingServices';
