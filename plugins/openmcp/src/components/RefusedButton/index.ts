export * from './RefusedButton';
