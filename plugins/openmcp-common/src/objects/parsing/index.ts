export * from './ParseResult';
export { TEXT_LIMITS } from './untrustedText';
