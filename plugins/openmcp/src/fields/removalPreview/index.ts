export * from './removalPreviewField';
