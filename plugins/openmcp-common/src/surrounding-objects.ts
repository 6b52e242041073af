/**
 * Reads objects around installations, as rules of eligibility look at them. An
 * entry of its own, so that pages do not load it.
 *
 * @packageDocumentation
 */
export * from './surroundings';
