export * from './furtherSettingsField';
