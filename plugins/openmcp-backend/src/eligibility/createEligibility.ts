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
import { ConfigurationKind } from '../watch';
import { PreparedChecks, VisibleCatalogs } from './assessment';
import { CallerCatalog, CatalogWatcher } from './catalog';
import { DefaultEligibilityJudge } from './DefaultEligibilityJudge';
import { DependencyReader } from './dependencies';
import { EligibilityJudge } from './EligibilityJudge';
import { collectConfigurationKinds, mostConfigurationKinds } from './facts';
import { ImageMirrors } from './images';
import { ProviderLister, ProviderMatcher } from './providers';
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
  /** Told of the kinds of configuration that rules look at, whenever they change. */
  watchConfigurations: (kinds: readonly ConfigurationKind[]) => void;
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
  matcher: ProviderMatcher;
  mirrors: ImageMirrors;
  dependencies: DependencyReader;
} {
  const { config, feed, fleet, logger, rules } = services;
  const mirrors = ImageMirrors.fromConfig(config);
  const trustedLocations = TrustedLocations.fromConfig(config);
  const watcher = new CatalogWatcher({
    ...services,
    trustedLocations,
    mirrors,
    onChange: () => {
      const { kinds, leftOut } = collectConfigurationKinds(watcher.current);
      services.watchConfigurations(kinds);
      if (leftOut > 0) {
        logger.warn(
          `${leftOut} kinds of configuration are not looked at on clusters: no more than ${mostConfigurationKinds} are, and only custom resources`,
        );
      }
      feed.record([{ type: 'catalog' }]);
    },
  });
  const catalogs = new VisibleCatalogs(watcher, new CallerCatalog(services));
  const checks = new PreparedChecks(rules);
  return {
    watcher,
    judge: new DefaultEligibilityJudge({ catalogs, checks, fleet, mirrors }),
    lister: new ProviderLister({ catalogs, checks, fleet, mirrors, rules }),
    matcher: new ProviderMatcher({ catalogs, mirrors }),
    mirrors,
    dependencies: new DependencyReader({ catalogs, fleet }),
  };
}
