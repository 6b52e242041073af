export * from './arrange';
export * from './FieldSchema';
export * from './platformServiceSchema';
export * from './volumeSources';
