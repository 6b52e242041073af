import { stringifyEntityRef } from '@backstage/catalog-model';
import { useEntity } from '@backstage/plugin-catalog-react';
import { filterPredicateToFilterFunction } from '@backstage/filter-predicates';
import { Embedded, PageGate } from '../components';
import { InstallationView } from '../pages/installation';
import { ProviderView } from '../pages/provider';
import { isInstallation } from './entityFilters';
import { InstallationHint } from './frame';
import { installationOf } from '../pages/installation/installationOf';
import styles from './EntityTab.module.css';

const showsInstallation = filterPredicateToFilterFunction(isInstallation);

function Body() {
  const { entity } = useEntity();
  if (!showsInstallation(entity)) {
    return (
      <ProviderView
        entityRef={stringifyEntityRef(entity)}
        name={entity.metadata.title ?? entity.metadata.name}
      />
    );
  }
  const address = installationOf(entity);
  return address ? (
    <InstallationView address={address} />
  ) : (
    <InstallationHint entity={entity} />
  );
}

/**
 * What the pages of openMCP say about an entity, on its own page: about a provider
 * or tool all that is asked before it runs, about an installation its state.
 *
 * @internal
 */
export function EntityTab() {
  return (
    <div className={styles.tab}>
      <Embedded>
        <PageGate>
          <Body />
        </PageGate>
      </Embedded>
    </div>
  );
}
