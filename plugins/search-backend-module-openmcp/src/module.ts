import { createBackendModule } from '@backstage/backend-plugin-api';
import { catalogCollatorExtensionPoint } from '@backstage/plugin-search-backend-module-catalog';
import { createEntityDocument } from './createEntityDocument';

/**
 * Has the documents that the catalog's collator makes say which image a provider
 * has, and on which platform cluster something is installed.
 *
 * @public
 */
export const searchModuleOpenmcp = createBackendModule({
  pluginId: 'search',
  moduleId: 'openmcp',
  register({ registerInit }) {
    registerInit({
      deps: { collator: catalogCollatorExtensionPoint },
      async init({ collator }) {
        collator.setEntityTransformer(createEntityDocument);
      },
    });
  },
});
