import type { ClusterWriter } from '../clusters/ClusterWriter';
import { Clusters } from '../clusters/Clusters';
import { SampleCollector } from '../measuring/SampleCollector';
import { Portal } from '../portal/Portal';
import type { RunOptions, Suite } from '../Suite';

const installations = 10_000;
const megabyte = 1e6;

interface FirstList {
  milliseconds: number;
  /** The most that was used meanwhile, beyond what was used before. */
  megabytes: number;
  /** Longest block of the event loop. */
  block: number;
}

/**
 * Until a portal knows all, from the moment at which it is told of the cluster.
 *
 * @param last - name of the installation that is listed last
 */
async function measureFirstList(
  portal: Portal,
  clusters: Clusters,
  last: string,
): Promise<FirstList> {
  const { process } = portal;
  const [{ name }] = clusters.all;
  await portal.watch([]);
  await portal.waitForInstallations(0);
  // Nothing of the round before, whose changes are written behind, is counted.
  await process.call('rest');
  await process.call('startMemoryMeter');
  await process.call('restartMeter');
  const start = performance.now();
  await portal.watch([...clusters.all]);
  // Counting all of them again and again would be most of what the portal does.
  await portal.waitForAnswer(
    `/v1/installations/${name}/PlatformService/${last}`,
  );
  await portal.waitForInstallations(installations, '&kind=PlatformService');
  const milliseconds = performance.now() - start;
  const block = await process.call<number>('longestBlock');
  const most = await process.call<number>('stopMemoryMeter');
  await portal.watch([]);
  return { milliseconds, block, megabytes: most / megabyte };
}

async function measureRawList(
  writer: ClusterWriter,
): Promise<{ raw: number; last: string }> {
  const start = performance.now();
  const items = await writer.list();
  if (items.length < installations) {
    throw new Error(`${items.length} objects in the list`);
  }
  const raw = performance.now() - start;
  const last = Object(items.at(-1)).metadata.name;
  return { raw, last };
}

/**
 * Starts a cluster with many objects that its operator leaves alone, and takes its
 * own installations away.
 */
async function startCluster(
  name: string,
  options: { real: boolean; streamedLists: boolean },
): Promise<Clusters> {
  const clusters = await Clusters.start([name], options);
  const writer = clusters.writerOf(0);
  await writer.createServices(
    installations - (await writer.list()).length,
    false,
  );
  await writer.close();
  return clusters;
}

async function measure(
  real: boolean,
  { rounds, onProgress }: RunOptions,
): Promise<SampleCollector> {
  const which = real ? 'real' : 'simulated';
  const collector = new SampleCollector();
  onProgress(`10,000 objects on two ${which} clusters`);
  const paged = await startCluster('paged', { real, streamedLists: false });
  const streamed = await startCluster('streamed', {
    real,
    streamedLists: true,
  });
  const portal = await Portal.start(['paged', 'streamed']);
  const writer = paged.writerOf(0);
  try {
    // Round 0 is for the compiler of Node.
    for (let round = 0; round <= rounds; round++) {
      onProgress(`first list, ${which}, round ${round} of ${rounds}`);
      const { raw, last } = await measureRawList(writer);
      const pages = await measureFirstList(portal, paged, last);
      const stream = await measureFirstList(portal, streamed, last);
      if (round > 0) {
        collector.add(`first-list-${which}`, pages.milliseconds, raw);
        collector.add(`first-stream-${which}`, stream.milliseconds, raw);
        collector.add(
          `first-memory-${which}`,
          stream.megabytes,
          pages.megabytes,
        );
        collector.add(
          `first-block-${which}`,
          Math.max(pages.block, stream.block),
        );
      }
    }
  } finally {
    await writer.close();
    await portal.stop();
    await streamed.stop();
    await paged.stop();
  }
  return collector;
}

function createSuite(real: boolean): Suite {
  const which = real ? 'real' : 'simulated';
  const server = real ? 'a real API server' : 'a simulated cluster';
  return {
    benchmarks: [
      {
        id: `first-list-${which}`,
        what: `10,000 installations from ${server} in pages, against a raw paginated list with JSON parsing`,
        unit: 'ms',
        target: { of: 'ratio', atMost: 1.1 },
      },
      {
        id: `first-stream-${which}`,
        what: 'the same as a stream',
        unit: 'ms',
        // An API server takes up to so much longer to stream than for pages.
        target: { of: 'ratio', atMost: 1.7 },
      },
      {
        id: `first-memory-${which}`,
        what: 'the most memory that the stream takes, against the pages',
        unit: 'MB',
        target: { of: 'ratio', atMost: 0.6 },
      },
      {
        id: `first-block-${which}`,
        what: 'longest block of the event loop meanwhile',
        unit: 'ms',
        target: { of: 'value', atMost: 50 },
      },
    ],
    run: async options => (await measure(real, options)).all,
  };
}

/**
 * A cluster with many objects becomes known; simulated, which answers faster than
 * anything real.
 *
 * @internal
 */
export const simulatedFirstListSuite = createSuite(false);

/**
 * The same with a real API server. Its programs are built when they are missing,
 * which needs Go.
 *
 * @internal
 */
export const realFirstListSuite = createSuite(true);
