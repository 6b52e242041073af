import { createBackend } from '@backstage/backend-defaults';
import { linkAction } from './linkAction';
import { policyByName } from './policyByName';
import { signInByName } from './signInByName';

// The backend of the portal without its pages, with people and a policy of the
// tests.
const backend = createBackend();

backend.add(import('@backstage/plugin-auth-backend'));
backend.add(signInByName);

backend.add(import('@backstage/plugin-catalog-backend'));
backend.add(
  import('@backstage/plugin-catalog-backend-module-scaffolder-entity-model'),
);

backend.add(import('@backstage/plugin-permission-backend'));
backend.add(policyByName);

backend.add(import('@backstage/plugin-scaffolder-backend'));
backend.add(linkAction);

backend.add(import('@openmcp/backstage-plugin-openmcp-backend'));
// Gives registered actions to programs, as the apps of the release do.
backend.add(import('@backstage/plugin-mcp-actions-backend'));
backend.add(import('@openmcp/backstage-plugin-catalog-backend-module-openmcp'));
backend.add(
  import('@openmcp/backstage-plugin-scaffolder-backend-module-openmcp'),
);

backend.start();
