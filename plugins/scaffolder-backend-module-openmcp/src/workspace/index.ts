export * from './WorkspaceFile';
export * from './writeFiles';
