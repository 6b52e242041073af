/**
 * Lets the search find what openMCP brings into the catalog.
 *
 * @packageDocumentation
 */
export * from './createEntityDocument';
export { searchModuleOpenmcp as default } from './module';
