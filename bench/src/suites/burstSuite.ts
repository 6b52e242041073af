import { SampleCollector } from '../measuring/SampleCollector';
import type { ClusterWriter } from '../clusters/ClusterWriter';
import type { Portal } from '../portal/Portal';
import { withPortal } from '../portal/withPortal';
import type { Suite } from '../Suite';

const cluster = 'eu-live';
const installations = 10_000;

/**
 * All events come at once, as they do when a network comes back: the portal is
 * halted while they are made.
 *
 * @returns how many changes were lost, and the longest block in milliseconds
 */
async function measureBurst(
  portal: Portal,
  writer: ClusterWriter,
  version: string,
): Promise<{ lost: number; longestBlock: number }> {
  portal.process.signal('SIGSTOP');
  try {
    await writer.changeServices(installations, version);
  } finally {
    portal.process.signal('SIGCONT');
  }
  const countChanged = async () =>
    (await portal.listInstallations(`limit=1&q=${version}`)).totalItems;
  let changed = 0;
  let unchangedLooks = 0;
  // What does not come for so long does not come any more.
  while (changed < installations && unchangedLooks < 100) {
    await new Promise(resolve => setTimeout(resolve, 100));
    const now = await countChanged();
    unchangedLooks = now === changed ? unchangedLooks + 1 : 0;
    changed = now;
  }
  const longestBlock = await portal.process.call<number>('longestBlock');
  return { lost: installations - changed, longestBlock };
}

/**
 * Many objects on one cluster, and many events at once.
 *
 * @internal
 */
export const burstSuite: Suite = {
  benchmarks: [
    {
      id: 'burst-lost',
      what: 'changes lost of 10,000 that come at once',
      unit: '',
      target: { of: 'value', atMost: 0 },
    },
    {
      id: 'burst-block',
      what: 'longest block of the event loop meanwhile',
      unit: 'ms',
      target: { of: 'value', atMost: 50 },
    },
  ],
  run: ({ rounds, onProgress }) =>
    withPortal([cluster], async (portal, clusters) => {
      const collector = new SampleCollector();
      const writer = clusters.writerOf(0);
      onProgress('10,000 objects are created');
      await writer.createServices(installations, false);
      await portal.watch([...clusters.all]);
      await portal.waitForInstallations(installations);
      // Round 0 is for the compiler of Node.
      for (let round = 0; round <= rounds; round++) {
        onProgress(`10,000 objects, round ${round} of ${rounds}`);
        const burst = await measureBurst(portal, writer, `v3.${round}.0`);
        if (round > 0) {
          collector.add('burst-lost', burst.lost);
          collector.add('burst-block', burst.longestBlock);
        }
      }
      await writer.close();
      return collector.all;
    }),
};
