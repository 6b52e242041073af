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
  Installation,
  InstallationList,
} from '@openmcp/backstage-plugin-openmcp-common';
import request from 'supertest';
import openmcpPlugin from '../index';

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

/**
 * Starts a backend with the plugin alone.
 */
export async function startPortal(options: {
  clusters: JsonValue;
  permissions?: Partial<PermissionsService>;
  features?: BackendFeature[];
}) {
  const logLines: string[] = [];
  const signals: JsonObject[] = [];
  const backend = await startTestBackend({
    features: [
      openmcpPlugin,
      mockServices.rootConfig.factory({
        data: { openmcp: { clusters: options.clusters } },
      }),
      createServiceFactory({
        service: coreServices.logger,
        deps: {},
        factory: () => createRecordingLogger(logLines),
      }),
      createServiceFactory({
        service: signalsServiceRef,
        deps: {},
        factory: () => ({
          async publish(signal: JsonObject) {
            signals.push(signal);
          },
        }),
      }),
      ...(options.permissions
        ? [mockServices.permissions.mock(options.permissions).factory]
        : []),
      ...(options.features ?? []),
    ],
  });
  const get = (path: string) =>
    request(backend.server).get(`/api/openmcp${path}`);
  return {
    logLines,
    signals,
    get,
    stop: () => backend.stop(),
    async getClusters(): Promise<Cluster[]> {
      return (await get('/v1/clusters').expect(200)).body.items;
    },
    async getInstallations(query: string = ''): Promise<InstallationList> {
      return (await get(`/v1/installations${query}`).expect(200)).body;
    },
    async getInstallation(path: string): Promise<Installation> {
      return (await get(`/v1/installations/${path}`).expect(200)).body;
    },
  };
}
