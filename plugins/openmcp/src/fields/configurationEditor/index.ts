export * from './configurationEditorField';
