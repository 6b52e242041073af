/**
 * The rooms of each plugin - folders and files of its `src` - in layers, from those that know no other to those that
 * know many. A room may use rooms of earlier layers. Rooms that stand in one list within a layer know each other.
 *
 * @type {Record<string, (string | string[])[][]>}
 */
module.exports = {
  'openmcp-backend': [
    ['timing', 'digest', 'schema'],
    ['clusters'],
    ['watch', 'refusals'],
    ['store'],
    ['fleet', 'events', 'signals'],
    ['reading', 'apply', 'waiting', 'metrics'],
    ['eligibility', 'history'],
    ['authorization'],
    ['api'],
    ['actions'],
    ['plugin.ts'],
    ['index.ts'],
  ],
  openmcp: [
    ['api', 'messages', 'export', 'mayRead.ts', 'routes.ts'],
    ['live', 'translations.ts'],
    ['language'],
    ['time'],
    ['components'],
    ['pages'],
    ['fields', 'entity', 'tabs.tsx'],
    ['widget', 'formFields.ts'],
    ['legacy', 'plugin.tsx'],
    ['index.ts', 'legacy.ts'],
  ],
  'openmcp-common': [
    ['objects', 'traits', 'permissions', 'memoize.ts', 'signals.ts'],
    ['client', 'status', 'events.ts'],
    ['manifest'],
    [['dependencies', 'eligibility']],
    ['surroundings'],
    [
      'index.ts',
      'manifest-reader.ts',
      'manifest-writer.ts',
      'provider-configuration.ts',
      'provider-declaration.ts',
      'surrounding-objects.ts',
      'trusted-locations.ts',
      'watched-objects.ts',
    ],
  ],
  'catalog-backend-module-openmcp': [
    ['settings', 'landscape', 'upstream', 'processing'],
    ['mapping'],
    ['reconciling'],
    ['OpenmcpEntityProvider.ts'],
    ['module.ts'],
    ['index.ts'],
  ],
  'scaffolder-backend-module-openmcp': [
    ['failures', 'portal'],
    ['declaration', 'manifest', 'waiting', 'workspace'],
    ['actions'],
    ['module.ts'],
    ['index.ts'],
  ],
  'openmcp-backend-module-notifications': [
    ['reading', 'readSettings.ts'],
    ['memory'],
    ['telling'],
    ['module.ts'],
    ['index.ts'],
  ],
};
