/**
 * Reads traits out of the data of a form. An entry of its own, so that who only
 * reads installations does not load it.
 *
 * @packageDocumentation
 */
export * from './traits/declaration/readDeclaredTraits';
