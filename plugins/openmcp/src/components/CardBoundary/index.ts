export * from './CardBoundary';
