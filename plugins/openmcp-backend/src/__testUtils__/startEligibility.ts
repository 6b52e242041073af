import { mockCredentials, mockServices } from '@backstage/backend-test-utils';
import { Entity } from '@backstage/catalog-model';
import { JsonObject } from '@backstage/types';
import { eligibilityRules } from '@openmcp/backstage-plugin-openmcp-common';
import {
  createEligibility,
  DependencyReader,
  EligibilityJudge,
  ProviderLister,
} from '../eligibility';
import { FleetView } from '../fleet';
import { Visibility } from '../reading';
import { MemoryChangeFeed } from '../store';
import { ConfigurationKind } from '../watch';
import { ManualClock } from './ManualClock';
import { createFleetView } from './snapshots';
import { TestCatalog } from './TestCatalog';
import { waitUntil } from './waitUntil';

/** A caller for whom nothing on the clusters is hidden. */
export const seesAll: Visibility = {
  cluster: () => true,
  installation: () => true,
};

/**
 * Judging as the plugin does it, on a catalog and clusters of the test.
 */
export async function startEligibility(
  entities: Entity[],
  options: {
    fleet?: FleetView;
    watchConfigurations?: (kinds: readonly ConfigurationKind[]) => void;
    config?: JsonObject;
  } = {},
) {
  const catalog = new TestCatalog(entities);
  const clock = new ManualClock();
  const { judge, lister, matcher, dependencies, watcher } = createEligibility({
    auth: mockServices.auth(),
    catalog: catalog.mock,
    clock,
    config: mockServices.rootConfig({
      data: { openmcp: options.config ?? {} },
    }),
    feed: new MemoryChangeFeed(),
    fleet: options.fleet ?? createFleetView([]),
    watchConfigurations: options.watchConfigurations ?? (() => {}),
    logger: mockServices.logger.mock(),
    rules: eligibilityRules,
  });
  watcher.start();
  await waitUntil(() => watcher.current);
  const caller = { credentials: mockCredentials.user(), visibility: seesAll };
  return {
    catalog,
    clock,
    watcher,
    check: (
      request: Parameters<EligibilityJudge['check']>[0],
      visibility: Visibility = seesAll,
    ) => judge.check(request, { ...caller, visibility }),
    judge: (
      wish: Parameters<EligibilityJudge['judge']>[0],
      visibility?: Visibility,
    ) => judge.judge(wish, { ...caller, visibility: visibility ?? seesAll }),
    list: (
      visibility: Visibility = seesAll,
      query: Parameters<ProviderLister['list']>[0] = { withRules: false },
    ) => lister.list(query, { ...caller, visibility }),
    matchProviders: (...entityRefs: string[]) =>
      matcher.matchProviders(entityRefs, caller.credentials),
    readDependencies: (
      query: Parameters<DependencyReader['read']>[0] = {},
      visibility: Visibility = seesAll,
    ) => dependencies.read(query, { ...caller, visibility }),
    stop: () => watcher.stop(),
  };
}
