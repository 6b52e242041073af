import {
  coreServices,
  createBackendFeatureLoader,
} from '@backstage/backend-plugin-api';

/**
 * On PostgreSQL the index lives there, so that all processes of the backend find the same. On SQLite there is one
 * process, and the index that the search plugin keeps in memory does.
 */
export default createBackendFeatureLoader({
  deps: { config: coreServices.rootConfig },
  async *loader({ config }) {
    if (config.getOptionalString('backend.database.client') === 'pg') {
      yield import('@backstage/plugin-search-backend-module-pg');
    }
  },
});
