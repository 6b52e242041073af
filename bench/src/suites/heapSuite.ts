import type { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import type { Clusters } from '../clusters/Clusters';
import { SampleCollector } from '../measuring/SampleCollector';
import type { Portal } from '../portal/Portal';
import { withPortal } from '../portal/withPortal';
import type { Suite } from '../Suite';

const clusterCount = 50;
const installationsPerCluster = 200;
const installations = clusterCount * installationsPerCluster;

/** Each cut ends all watches of all clusters. */
const cuts = 4;

const names = Array.from(
  { length: clusterCount },
  (_, index) => `cluster-${index}`,
);

const collections = [
  '/apis/openmcp.cloud/v1alpha1/platformservices',
  '/apis/batch/v1/jobs',
  '/apis/apps/v1/deployments',
  '/api/v1/pods',
];

/** Objects that stand for installations and what the operator made of them. */
async function countObjects(clusters: Clusters): Promise<number> {
  const writer = clusters.writerOf(0);
  let count = 0;
  for (const collection of collections) {
    count += (await writer.list(collection)).length;
  }
  await writer.close();
  return count * clusterCount;
}

/**
 * What every portal comes to hold with its first cluster, for instance code that
 * was compiled, is no part of what an object takes.
 */
async function warmUp(portal: Portal, clusters: Clusters): Promise<void> {
  await portal.watch(clusters.all.slice(0, 1));
  await portal.waitForInstallations(installationsPerCluster, '&health=Healthy');
  await portal.watch([]);
  await portal.waitForInstallations(0);
}

/**
 * Waits until an hour of the clusters has passed since the last change. API servers
 * keep Events for so long, and so does the simulation; with them, the memory would
 * depend on how fast the clusters were filled.
 */
async function waitUntilEventsAreGone(
  portal: Portal,
  clusters: Clusters,
): Promise<void> {
  const last = `PlatformService/service-${installationsPerCluster - 1}`;
  for (const [index, { name }] of clusters.all.entries()) {
    const writer = clusters.writerOf(index);
    await portal.waitUntil(async () => {
      const events = await writer.list('/api/v1/events');
      const path = `/v1/installations/${name}/${last}`;
      const installation: Installation = JSON.parse(await portal.read(path));
      return events.length + installation.events.length === 0;
    }, `no Events on ${name}`);
    await writer.close();
  }
}

/**
 * Memory that watched objects take.
 *
 * @internal
 */
export const heapSuite: Suite = {
  benchmarks: [
    {
      id: 'heap-per-object',
      what: 'heap per watched object, 50 clusters with 200 installations, their Jobs, Deployments and Pods',
      unit: 'bytes',
      target: { of: 'value', atMost: 1_200 },
    },
    {
      id: 'heap-reconnects',
      what: 'heap after 200 cut connections, against before',
      unit: 'MB',
      target: { of: 'ratio', atMost: 1.1 },
    },
  ],
  // Memory does not differ from round to round.
  run: ({ onProgress }) =>
    withPortal(names, async (portal, clusters) => {
      const collector = new SampleCollector();
      for (let index = 0; index < clusterCount; index++) {
        onProgress(`cluster ${index + 1} of ${clusterCount} is filled`);
        const writer = clusters.writerOf(index);
        await writer.createServices(installationsPerCluster, true);
        await writer.close();
      }
      const heapUsed = () => portal.process.call<number>('heapUsed');
      const allHealthy = () =>
        portal.waitForInstallations(installations, '&health=Healthy');
      onProgress('the portal warms up');
      await warmUp(portal, clusters);
      const before = await heapUsed();
      await portal.watch([...clusters.all]);
      await allHealthy();
      onProgress('Events expire');
      await waitUntilEventsAreGone(portal, clusters);
      // Nor are changes counted that wait for being written to the database.
      await portal.process.call('rest');
      const full = await heapUsed();
      const objects = await countObjects(clusters);
      collector.add('heap-per-object', (full - before) / objects);
      for (let cut = 1; cut <= cuts; cut++) {
        onProgress(`connections are cut, ${cut} of ${cuts}`);
        const cutAt = new Date().toISOString();
        await clusters.process.call('dropConnections');
        await portal.waitUntil(
          async () =>
            (
              await portal.listClusters()
            ).every(({ freshness: { asOf = '' } }) => asOf > cutAt),
          'every kind being watched again',
        );
        await allHealthy();
      }
      await portal.process.call('rest');
      const megabyte = 1e6;
      collector.add(
        'heap-reconnects',
        (await heapUsed()) / megabyte,
        full / megabyte,
      );
      return collector.all;
    }),
};
