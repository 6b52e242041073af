export * from './ActionFailure';
export * from './cleanText';
export * from './describeRefusal';
export * from './Refusal';
