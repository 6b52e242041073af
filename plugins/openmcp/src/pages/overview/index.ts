export * from './OverviewPage';
