export * from './environmentEditorField';
