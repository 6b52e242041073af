export * from './QuietText';
