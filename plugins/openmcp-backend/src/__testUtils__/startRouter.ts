import { mockErrorHandler, mockServices } from '@backstage/backend-test-utils';
import express, { Router } from 'express';
import { createRouter } from '../api/createRouter';
import { ClusterApplier, ClusterRemover } from '../apply';
import {
  AllowedImages,
  AuthorizedApplier,
  AuthorizedChanges,
  AuthorizedClusters,
  AuthorizedHistory,
  AuthorizedInstallations,
  AuthorizedProviders,
  AuthorizedRemover,
  AuthorizedSummary,
  PlatformServiceApplier,
  PlatformServiceRemover,
  ReadAuthorizer,
  WriteAuthorizer,
} from '../authorization';
import { ImageMirrors } from '../eligibility';
import { FleetView } from '../fleet';
import { ChangeReader, FleetReader } from '../reading';
import { MemoryChangeFeed } from '../store';
import { Clock, systemClock } from '../timing';
import { ChangeWaiters, HeldAnswers, InstallationWaiters } from '../waiting';
import { createRuleRegistry } from './ApplyHarness';
import { recordAudit } from './recordAudit';
import { emptyHistory, forgetfulRecorder } from './emptyHistory';
import { decideAlways } from './policies';
import { createReport } from './reports';

/**
 * The router with the gates before it, over clusters that cannot be written to
 * and a judge that allows everything.
 */
export async function startRouter(options: {
  fleet: FleetView;
  permissions: ReturnType<typeof decideAlways>;
  feed?: MemoryChangeFeed;
  clock?: Clock;
  held?: HeldAnswers;
  /** Default: nothing is remembered. */
  history?: typeof emptyHistory;
  /** Default: one that reaches no cluster. */
  applier?: PlatformServiceApplier;
  /** Default: one that reaches no cluster. */
  remover?: PlatformServiceRemover;
}) {
  const { fleet, feed = new MemoryChangeFeed(), clock = systemClock } = options;
  const { held = new HeldAnswers(clock), history = emptyHistory } = options;
  const { auditor, audited } = recordAudit();
  const logger = mockServices.logger.mock();
  const permissions = mockServices.permissions.mock(options.permissions);
  const registry = createRuleRegistry();
  const readAuthorizer = new ReadAuthorizer(permissions, registry);
  const writeAuthorizer = new WriteAuthorizer(permissions, registry);
  const mirrors = new ImageMirrors([]);
  const reader = new FleetReader(fleet, mirrors);
  const judge = {
    check: async () => createReport(),
    judge: async () => createReport(),
  };
  const lister = {
    list: async () => ({
      items: [],
      freshness: { stale: false },
      undescribed: [],
      clusters: { read: 0, total: 0 },
    }),
  };
  const dependencies = {
    read: async () => ({
      operatorDeliveredBy: 'flux' as const,
      nodes: [],
      edges: [],
      waves: [],
      unordered: [],
      cycles: [],
      freshness: { stale: false },
    }),
  };
  const router: Router = await createRouter({
    httpAuth: mockServices.httpAuth(),
    auditor,
    logger,
    changes: new AuthorizedChanges(
      new ChangeReader(feed, fleet),
      readAuthorizer,
    ),
    summary: new AuthorizedSummary(fleet, readAuthorizer),
    history: new AuthorizedHistory(history, readAuthorizer),
    installations: new AuthorizedInstallations(
      reader,
      readAuthorizer,
      writeAuthorizer,
      history,
      { matchProviders: async () => () => true },
    ),
    clusters: new AuthorizedClusters(reader, writeAuthorizer),
    providers: new AuthorizedProviders(
      lister,
      judge,
      dependencies,
      readAuthorizer,
    ),
    applier:
      options.applier ??
      new AuthorizedApplier({
        authorizer: writeAuthorizer,
        fleet: { writable: name => fleet.cluster(name) },
        judge,
        applier: new ClusterApplier(systemClock, forgetfulRecorder),
        auditor,
        allowedImages: new AllowedImages(['ghcr.io/acme/']),
      }),
    remover:
      options.remover ??
      new AuthorizedRemover({
        authorizer: writeAuthorizer,
        fleet: {
          writable: name => fleet.cluster(name),
          cluster: name => fleet.cluster(name),
        },
        judge,
        remover: new ClusterRemover(systemClock),
        auditor,
      }),
    waiters: new InstallationWaiters({ fleet, feed, held }),
    changeWaiters: new ChangeWaiters({ feed, held }),
    held,
  });
  const app = express().use(router).use(mockErrorHandler());
  return { router, app, feed, audited, logger };
}
