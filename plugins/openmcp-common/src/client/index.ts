export * from './OpenmcpClient';
export * from './requestOptions';
export * from './types';
