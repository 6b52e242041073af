/**
 * Brings the providers of openMCP into the catalog.
 *
 * @packageDocumentation
 */
export { catalogModuleOpenmcp as default } from './module';
