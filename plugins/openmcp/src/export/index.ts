export * from './csv';
export * from './downloadText';
