import type * as z from 'zod/mini';
import type { traitsSchema, versionTraitsSchema } from './traitsSchema';

/**
 * Traits of one range of versions of a provider or a tool.
 *
 * @public
 */
export type VersionTraits = z.infer<typeof versionTraitsSchema>;

/**
 * `spec.openmcp` of an entity that describes a provider or a tool.
 *
 * @public
 */
export type ProviderTraits = z.infer<typeof traitsSchema>;
