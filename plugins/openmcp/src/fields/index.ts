export * from './clusterPicker';
export * from './environmentEditor';
export * from './imageField';
export * from './manifestPreview';
export * from './platformModeStatement';
export * from './platformServiceName';
export * from './providerPicker';
