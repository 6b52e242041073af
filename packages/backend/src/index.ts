import { createBackend } from '@backstage/backend-defaults';

const backend = createBackend();

backend.add(import('@backstage/plugin-app-backend'));

backend.add(import('@backstage/plugin-auth-backend'));
backend.add(import('@backstage/plugin-auth-backend-module-guest-provider'));
backend.add(import('@backstage/plugin-auth-backend-module-github-provider'));

backend.add(import('@backstage/plugin-catalog-backend'));
backend.add(import('@backstage/plugin-catalog-backend-module-logs'));
backend.add(
  import('@backstage/plugin-catalog-backend-module-scaffolder-entity-model'),
);

backend.add(import('@backstage/plugin-permission-backend'));
backend.add(import('./policy'));

backend.add(import('@backstage/plugin-scaffolder-backend'));
// Pull requests, where a cluster is delivered by GitOps.
backend.add(import('@backstage/plugin-scaffolder-backend-module-github'));

backend.add(import('@backstage/plugin-search-backend'));
backend.add(import('./search'));
backend.add(import('@backstage/plugin-search-backend-module-catalog'));
backend.add(import('@backstage/plugin-search-backend-module-techdocs'));
backend.add(import('@openmcp/backstage-plugin-search-backend-module-openmcp'));

backend.add(import('@backstage/plugin-events-backend'));
backend.add(import('@backstage/plugin-signals-backend'));
backend.add(import('@backstage/plugin-user-settings-backend'));
backend.add(import('@backstage/plugin-notifications-backend'));

backend.add(import('@backstage/plugin-techdocs-backend'));

backend.add(import('@openmcp/backstage-plugin-openmcp-backend'));
backend.add(
  import('@openmcp/backstage-plugin-openmcp-backend-module-notifications'),
);
backend.add(import('@openmcp/backstage-plugin-catalog-backend-module-openmcp'));
backend.add(
  import('@openmcp/backstage-plugin-scaffolder-backend-module-openmcp'),
);

backend.start();
