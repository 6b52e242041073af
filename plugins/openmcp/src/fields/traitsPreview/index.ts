export * from './traitsPreviewField';
