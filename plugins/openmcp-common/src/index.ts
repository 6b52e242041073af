/**
 * The openMCP domain in plain TypeScript: what a provider object is, how its
 * health is derived, which permissions guard it and how to ask for it.
 *
 * @packageDocumentation
 */
export * from './client';
export * from './dependencies';
export * from './eligibility';
export * from './events';
export * from './manifest';
export * from './objects';
export * from './permissions';
export * from './signals';
export * from './status';
export * from './traits';
