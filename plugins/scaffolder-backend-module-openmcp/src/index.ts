/**
 * Template actions of openMCP: PlatformServices are created, applied and
 * waited for.
 *
 * @packageDocumentation
 */
export { scaffolderModuleOpenmcp as default } from './module';
