/**
 * Reads the objects of installations as a cluster answers them. An entry of its
 * own, because pages get them read and should not load it.
 *
 * @packageDocumentation
 */
export * from './objects/createInterner';
export * from './objects/installationOf';
export * from './objects/parseDeploymentObject';
export * from './objects/parseEventObject';
export * from './objects/parseJobObject';
export * from './objects/parsePodObject';
export * from './objects/parseProviderObject';
