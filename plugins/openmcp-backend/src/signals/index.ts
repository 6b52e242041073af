export * from './ChangeSignals';
