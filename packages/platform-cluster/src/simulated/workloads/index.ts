export * from './DeploymentController';
export * from './EventRecorder';
export * from './GarbageCollector';
export * from './JobController';
export * from './SimulatedKubelet';
