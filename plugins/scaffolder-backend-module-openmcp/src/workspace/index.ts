export * from './WorkspaceFile';
