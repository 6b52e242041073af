import { SampleCollector } from '../measuring/SampleCollector';
import { withPortal } from '../portal/withPortal';
import type { Suite } from '../Suite';

const cluster = 'eu-live';
const providers = 200;
const installations = 200;

/** Requests at the same time, as when a page shows a matrix. */
const parallel = 20;

/**
 * Judging many providers in a backend.
 *
 * @internal
 */
export const providersSuite: Suite = {
  benchmarks: [
    {
      id: 'providers-list',
      what: 'list of 200 providers with the outcome of every rule, never asked before',
      unit: 'ms',
      target: { of: 'value', atMost: 1_000 },
    },
    {
      id: 'providers-list-block',
      what: 'longest block of the event loop meanwhile',
      unit: 'ms',
      target: { of: 'value', atMost: 50 },
    },
    {
      id: 'judge-all-block',
      what: 'longest block of the event loop while each of 200 providers is judged on a cluster, 20 at a time',
      unit: 'ms',
      target: { of: 'value', atMost: 50 },
    },
  ],
  async run({ rounds, onProgress }) {
    const collector = new SampleCollector();
    for (let round = 1; round <= rounds; round++) {
      onProgress(`providers, round ${round} of ${rounds}`);
      // What was judged is kept, so that each round needs a new portal.
      await withPortal(
        [cluster],
        async (portal, clusters) => {
          const writer = clusters.writerOf(0);
          await writer.createServices(installations, false);
          await writer.close();
          await portal.watch([...clusters.all]);
          await portal.waitForInstallations(installations);
          const longestBlock = () =>
            portal.process.call<number>('longestBlock');
          await portal.process.call('restartMeter');
          const start = performance.now();
          const list = JSON.parse(
            await portal.read('/v1/providers?rules=outcomes'),
          );
          collector.add('providers-list', performance.now() - start);
          collector.add('providers-list-block', await longestBlock());
          await portal.process.call('restartMeter');
          for (let first = 0; first < list.items.length; first += parallel) {
            await Promise.all(
              list.items
                .slice(first, first + parallel)
                .map(({ entityRef }: { entityRef: string }) =>
                  portal.checkEligibility(entityRef, cluster),
                ),
            );
          }
          collector.add('judge-all-block', await longestBlock());
        },
        providers,
      );
    }
    return collector.all;
  },
};
