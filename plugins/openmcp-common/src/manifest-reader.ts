/**
 * Reads YAML that people wrote. An entry of its own, so that who only writes
 * manifests does not load it.
 *
 * @packageDocumentation
 */
export { readManifest } from './manifest/readManifest';
export type {
  ManifestTextProblem,
  ReadManifest,
} from './manifest/readManifest';
