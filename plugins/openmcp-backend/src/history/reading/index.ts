export * from './ChangeCache';
export * from './HistoryLister';
export * from './InstallationHistories';
