export * from './describeEntry';
export * from './describeOthers';
export * from './Subject';
export * from './SubjectFinder';
