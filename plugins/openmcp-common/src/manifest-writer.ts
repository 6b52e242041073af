/**
 * Writes manifests as YAML. An entry of its own, so that who only builds and
 * checks manifests does not load a YAML writer.
 *
 * @packageDocumentation
 */
export { writeManifest } from './manifest/writeManifest';
