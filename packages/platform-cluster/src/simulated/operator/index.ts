export * from './Provider';
export * from './PodTemplate';
export * from './SimulatedOperator';
export * from './initJob';
export * from './runDeployment';
