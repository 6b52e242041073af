export * from './controlPlanePrograms';
export * from './ensureBinaries';
export * from './findGo';
