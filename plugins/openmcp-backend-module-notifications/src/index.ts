/**
 * Tells the owner of a provider when an installation stays Degraded, and when it
 * is Healthy again.
 *
 * @packageDocumentation
 */
export { openmcpModuleNotifications as default } from './module';
