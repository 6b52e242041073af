export * from './checkPlatformModeStatement';
export * from './recordPlatformMode';
export * from './tellPlatformMode';
