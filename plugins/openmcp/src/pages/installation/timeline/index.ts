export * from './TimelineTab';
