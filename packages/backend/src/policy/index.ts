export { policyModule as default } from './policyModule';
