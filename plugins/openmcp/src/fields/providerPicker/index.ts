export * from './providerPickerField';
