/**
 * Drafts and checks the configuration object that a provider needs. An entry of
 * its own, so that who only reads installations does not load it.
 *
 * @packageDocumentation
 */
export * from './manifest/configuration';
export type {
  ManifestFinding,
  ManifestFindingCode,
  ManifestParams,
} from './manifest/findings';
export type { VersionTraits } from './traits';
