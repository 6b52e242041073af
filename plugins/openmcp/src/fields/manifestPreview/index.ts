export * from './manifestPreviewField';
