export * from './platformServicePickerField';
