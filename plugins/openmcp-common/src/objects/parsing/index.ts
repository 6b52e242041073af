export * from './ParseResult';
export { cleanLine, TEXT_LIMITS } from './untrustedText';
