export * from './clusterPickerField';
