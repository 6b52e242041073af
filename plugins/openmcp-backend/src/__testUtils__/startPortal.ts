import { AddressInfo } from 'node:net';
import {
  BackendFeature,
  coreServices,
  createServiceFactory,
  LoggerService,
  PermissionsService,
} from '@backstage/backend-plugin-api';
import { mockServices, startTestBackend } from '@backstage/backend-test-utils';
import { signalsServiceRef } from '@backstage/plugin-signals-node';
import { JsonObject, JsonValue } from '@backstage/types';
import {
  Cluster,
  DependencyReport,
  EligibilityReport,
  EligibilityRequest,
  HistoryList,
  Installation,
  InstallationList,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import request from 'supertest';
import openmcpPlugin from '../index';
import { TestCatalog } from './TestCatalog';

function createRecordingLogger(lines: string[]): LoggerService {
  const log = (message: string, meta?: unknown) =>
    lines.push(`${message} ${JSON.stringify(meta ?? {})}`);
  const logger: LoggerService = {
    error: log,
    warn: log,
    info: log,
    debug: log,
    child: () => logger,
  };
  return logger;
}

function recordSignals(signals: JsonObject[]): BackendFeature {
  return createServiceFactory({
    service: signalsServiceRef,
    deps: {},
    factory: () => ({
      async publish(signal: JsonObject) {
        signals.push(signal);
      },
    }),
  });
}

/**
 * Starts a backend with the plugin alone.
 */
export async function startPortal(options: {
  clusters: JsonValue;
  /** The rest of the configuration of the plugin. */
  config?: JsonObject;
  /** Default: a catalog without providers. */
  catalog?: TestCatalog;
  permissions?: Partial<PermissionsService>;
  features?: BackendFeature[];
  /** Configuration beside that of the plugin. */
  rootConfig?: JsonObject;
  /** Default: signals are noted and reach nobody. */
  signalsOf?: BackendFeature[];
}) {
  const logLines: string[] = [];
  const signals: JsonObject[] = [];
  const catalog = options.catalog ?? new TestCatalog();
  const backend = await startTestBackend({
    features: [
      openmcpPlugin,
      mockServices.rootConfig.factory({
        data: {
          openmcp: { clusters: options.clusters, ...options.config },
          ...options.rootConfig,
        },
      }),
      createServiceFactory({
        service: coreServices.logger,
        deps: {},
        factory: () => createRecordingLogger(logLines),
      }),
      ...(options.signalsOf ?? [recordSignals(signals)]),
      catalog.mock.factory,
      ...(options.permissions
        ? [mockServices.permissions.mock(options.permissions).factory]
        : []),
      ...(options.features ?? []),
    ],
  });
  const get = (path: string) =>
    request(backend.server).get(`/api/openmcp${path}`);
  const post = (path: string, body: object) =>
    request(backend.server).post(`/api/openmcp${path}`).send(body);
  const { port } = backend.server.address() as AddressInfo;
  return {
    logLines,
    signals,
    /** Where the routes of the plugin are. */
    baseUrl: `http://localhost:${port}/api/openmcp`,
    get,
    post,
    send: (method: string, path: string, body?: object) =>
      request(backend.server)
        [method as 'get' | 'post' | 'delete'](`/api/openmcp${path}`)
        .send(body),
    stop: () => backend.stop(),
    async getClusters(): Promise<Cluster[]> {
      return (await get('/v1/clusters').expect(200)).body.items;
    },
    async getProviders(query: string = ''): Promise<ProviderList> {
      return (await get(`/v1/providers${query}`).expect(200)).body;
    },
    async getDependencies(query: string = ''): Promise<DependencyReport> {
      return (await get(`/v1/dependencies${query}`).expect(200)).body;
    },
    async checkEligibility(
      body: EligibilityRequest,
    ): Promise<EligibilityReport> {
      return (await post('/v1/eligibility', body).expect(200)).body;
    },
    async getHistory(query: string = ''): Promise<HistoryList> {
      return (await get(`/v1/history${query}`).expect(200)).body;
    },
    async getInstallations(query: string = ''): Promise<InstallationList> {
      return (await get(`/v1/installations${query}`).expect(200)).body;
    },
    async getInstallation(path: string): Promise<Installation> {
      return (await get(`/v1/installations/${path}`).expect(200)).body;
    },
  };
}
