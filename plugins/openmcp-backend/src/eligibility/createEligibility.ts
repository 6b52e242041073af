import {
  AuthService,
  LoggerService,
  RootConfigService,
} from '@backstage/backend-plugin-api';
import { CatalogService } from '@backstage/plugin-catalog-node';
import { FleetView } from '../fleet';
import { ChangeFeed } from '../store';
import { Clock } from '../timing';
import { VisibleCatalogs } from './assessment';
import { CallerCatalog, CatalogWatcher } from './catalog';
import { DefaultEligibilityJudge } from './DefaultEligibilityJudge';
import { EligibilityJudge } from './EligibilityJudge';
import { ImageMirrors } from './images';
import { ProviderLister } from './providers';
import { TrustedLocations } from './trust';

/**
 * What judging needs of the rest of the backend.
 *
 * @internal
 */
export interface EligibilityServices {
  auth: AuthService;
  catalog: CatalogService;
  clock: Clock;
  config: RootConfigService;
  feed: ChangeFeed;
  fleet: FleetView;
  logger: LoggerService;
}

/**
 * Puts together all that judging needs. Nothing runs yet: `watcher` has to be
 * started.
 *
 * @throws InputError when the configuration would trust everything
 * @internal
 */
export function createEligibility(services: EligibilityServices): {
  watcher: CatalogWatcher;
  judge: EligibilityJudge;
  lister: ProviderLister;
} {
  const { config, feed, fleet } = services;
  const mirrors = ImageMirrors.fromConfig(config);
  const trustedLocations = TrustedLocations.fromConfig(config);
  const watcher = new CatalogWatcher({
    ...services,
    trustedLocations,
    mirrors,
    onChange: () => feed.record([{ type: 'catalog' }]),
  });
  const catalogs = new VisibleCatalogs(watcher, new CallerCatalog(services));
  return {
    watcher,
    judge: new DefaultEligibilityJudge({ catalogs, fleet, mirrors }),
    lister: new ProviderLister({ catalogs, fleet, mirrors }),
  };
}
