export * from './createJsonReader';
export * from './refuseBody';
