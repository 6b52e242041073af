import {
  AuthService,
  LoggerService,
  RootConfigService,
} from '@backstage/backend-plugin-api';
import { CatalogService } from '@backstage/plugin-catalog-node';
import { EligibilityRule } from '@openmcp/backstage-plugin-openmcp-common';
import { FleetView } from '../fleet';
import { ChangeFeed } from '../store';
import { Clock } from '../timing';
import { PreparedChecks, VisibleCatalogs } from './assessment';
import { CallerCatalog, CatalogWatcher } from './catalog';
import { DefaultEligibilityJudge } from './DefaultEligibilityJudge';
import { DependencyReader } from './dependencies';
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
  /** All rules, in the order in which results are given. */
  rules: readonly EligibilityRule[];
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
  dependencies: DependencyReader;
} {
  const { config, feed, fleet, rules } = services;
  const mirrors = ImageMirrors.fromConfig(config);
  const trustedLocations = TrustedLocations.fromConfig(config);
  const watcher = new CatalogWatcher({
    ...services,
    trustedLocations,
    mirrors,
    onChange: () => feed.record([{ type: 'catalog' }]),
  });
  const catalogs = new VisibleCatalogs(watcher, new CallerCatalog(services));
  const checks = new PreparedChecks(rules);
  return {
    watcher,
    judge: new DefaultEligibilityJudge({ catalogs, checks, fleet, mirrors }),
    lister: new ProviderLister({ catalogs, checks, fleet, mirrors }),
    dependencies: new DependencyReader({ catalogs, fleet }),
  };
}
