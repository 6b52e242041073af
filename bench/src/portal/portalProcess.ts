import { createBackend } from '@backstage/backend-defaults';
import {
  coreServices,
  createServiceFactory,
} from '@backstage/backend-plugin-api';
import { ConfigReader } from '@backstage/config';
import { createProviderEntities } from '../landscape/createProviderEntities';
import { BlockMeter } from '../measuring/BlockMeter';
import { MemoryMeter } from '../measuring/MemoryMeter';
import { rest } from '../measuring/rest';
import { serveCalls } from '../processes/serveCalls';
import { memoryCatalog } from './memoryCatalog';
import { readersPolicy } from './readersPolicy';
import { StaticAnswers } from './StaticAnswers';
import { kubernetesEntity, kubernetesSettings } from './kubernetesPlugin';
import { WantedCluster, WantedClusters } from './WantedClusters';

const meter = new BlockMeter();
const memory = new MemoryMeter();
const clusters = new WantedClusters();
const answers = new StaticAnswers();

/**
 * Starts a backend with everything that a request passes in a real one: tokens of
 * users, the permission framework with a policy, compression.
 *
 * @returns its address
 */
async function start(options: {
  port: number;
  clusters: string[];
  providers: number;
  /** What the Kubernetes plugin of Backstage reads; it is left out without. */
  kubernetes?: WantedCluster[];
}): Promise<string> {
  const baseUrl = `http://127.0.0.1:${options.port}`;
  const config = new ConfigReader({
    app: { baseUrl },
    backend: {
      baseUrl,
      listen: { host: '127.0.0.1', port: options.port },
      database: { client: 'better-sqlite3', connection: ':memory:' },
    },
    auth: {
      providers: { guest: { dangerouslyAllowOutsideDevelopment: true } },
    },
    permission: { enabled: true },
    bench: { clusters: options.clusters },
    ...(options.kubernetes && {
      kubernetes: kubernetesSettings(options.kubernetes),
    }),
  });
  const backend = createBackend();
  backend.add(
    createServiceFactory({
      service: coreServices.rootConfig,
      deps: {},
      factory: () => config,
    }),
  );
  backend.add(
    memoryCatalog([
      ...createProviderEntities(options.providers),
      kubernetesEntity,
    ]),
  );
  backend.add(import('@backstage/plugin-auth-backend'));
  backend.add(import('@backstage/plugin-auth-backend-module-guest-provider'));
  backend.add(import('@backstage/plugin-permission-backend'));
  backend.add(readersPolicy);
  backend.add(import('@openmcp/backstage-plugin-openmcp-backend'));
  if (options.kubernetes) {
    backend.add(import('@backstage/plugin-kubernetes-backend'));
  }
  backend.add(clusters.createModule());
  backend.add(answers.createPlugin());
  await backend.start();
  return baseUrl;
}

serveCalls({
  start,
  setClusters: wanted => clusters.set(wanted),
  setStaticAnswer: answer => answers.set(answer),
  heapUsed() {
    // Also what only caches of the engine hold.
    globalThis.gc?.({
      type: 'major',
      execution: 'sync',
      flavor: 'last-resort',
    });
    return process.memoryUsage().heapUsed;
  },
  rest,
  cpuMilliseconds: () => process.cpuUsage().user / 1_000,
  startMemoryMeter: () => memory.start(),
  stopMemoryMeter: () => memory.stop(),
  restartMeter: () => meter.restart(),
  longestBlock: () => meter.longestBlock,
});
