export * from './settingFields';
