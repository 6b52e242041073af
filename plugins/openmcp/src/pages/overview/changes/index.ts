export * from './ChangesSection';
