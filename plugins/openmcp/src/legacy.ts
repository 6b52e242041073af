/**
 * The same pages, cards and fields for apps of the older frontend system.
 *
 * @packageDocumentation
 */
export * from './legacy/entity';
export * from './legacy/fieldExtensions';
export * from './legacy/homeWidget';
export * from './legacy/page';
export * from './legacy/plugin';
export { openmcpApiRef, serverClockApiRef } from './api';
export type { OpenmcpApi, ServerClock } from './api';
export type { OpenmcpWidgetSettings } from './widget/widgetSettings';
