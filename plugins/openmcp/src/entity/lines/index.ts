export * from './InstallationLines';
