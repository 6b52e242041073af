export * from './OpenmcpClient';
export * from './types';
