import { mockErrorHandler, mockServices } from '@backstage/backend-test-utils';
import express, { Router } from 'express';
import { createRouter } from '../api/createRouter';
import { ClusterApplier } from '../apply';
import {
  AllowedImages,
  AuthorizedApplier,
  AuthorizedClusters,
  AuthorizedInstallations,
  AuthorizedProviders,
  ReadAuthorizer,
  WriteAuthorizer,
} from '../authorization';
import { FleetView } from '../fleet';
import { FleetReader } from '../reading';
import { MemoryChangeFeed } from '../store';
import { systemClock } from '../timing';
import { InstallationWaiters } from '../waiting';
import { createRuleRegistry } from './ApplyHarness';
import { decideAlways } from './policies';
import { createReport } from './reports';

/**
 * The router with the gates before it, over clusters that cannot be written to
 * and a judge that allows everything.
 */
export async function startRouter(options: {
  fleet: FleetView;
  permissions: ReturnType<typeof decideAlways>;
  waiters?: InstallationWaiters;
}) {
  const { fleet, waiters } = options;
  const permissions = mockServices.permissions.mock(options.permissions);
  const registry = createRuleRegistry();
  const readAuthorizer = new ReadAuthorizer(permissions, registry);
  const writeAuthorizer = new WriteAuthorizer(permissions, registry);
  const reader = new FleetReader(fleet);
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
    installations: new AuthorizedInstallations(
      reader,
      readAuthorizer,
      writeAuthorizer,
    ),
    clusters: new AuthorizedClusters(reader, writeAuthorizer),
    providers: new AuthorizedProviders(
      lister,
      judge,
      dependencies,
      readAuthorizer,
    ),
    applier: new AuthorizedApplier({
      authorizer: writeAuthorizer,
      fleet: { writable: name => fleet.cluster(name) },
      judge,
      applier: new ClusterApplier(systemClock),
      auditor: mockServices.auditor.mock({
        createEvent: async () => ({
          success: async () => {},
          fail: async () => {},
        }),
      }),
      allowedImages: new AllowedImages(['ghcr.io/acme/']),
    }),
    waiters:
      waiters ??
      new InstallationWaiters({
        fleet,
        feed: new MemoryChangeFeed(),
        clock: systemClock,
      }),
  });
  const app = express().use(router).use(mockErrorHandler());
  return { router, app };
}
