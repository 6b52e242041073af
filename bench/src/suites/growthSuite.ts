import type { Load, LoadResult } from '../load/Load';
import { SampleCollector } from '../measuring/SampleCollector';
import { withPortal } from '../portal/withPortal';
import { ChildProcess } from '../processes/ChildProcess';
import type { Suite } from '../Suite';

const cluster = 'eu-live';

/** Installations, each with what it is compared with. */
const sizes = [10, 100, 1_000, 10_000];

/** Milliseconds of load for one number. */
const duration = 1_000;

/** Requests at the same time: one, because it is about work and not about rate. */
const connections = 1;

/**
 * Reading while nothing changes must not cost more where more is installed.
 *
 * @internal
 */
export const growthSuite: Suite = {
  benchmarks: sizes.map(size => ({
    id: `growth-${size}`,
    what: `page of 10 of ${size.toLocaleString(
      'en-US',
    )} installations, one connection, against 10 installations`,
    unit: '/s',
    target: { of: 'ratio', atLeast: 0.5 },
  })),
  run: ({ rounds, onProgress }) =>
    withPortal([cluster], async (portal, clusters) => {
      const collector = new SampleCollector();
      const writer = clusters.writerOf(0);
      const child = await ChildProcess.start(
        require.resolve('../load/loadProcess'),
      );
      try {
        const ratesBySize = new Map<number, number[]>();
        for (const size of sizes) {
          onProgress(`${size} installations`);
          await writer.createServices(size, false);
          await portal.watch([...clusters.all]);
          await portal.waitForInstallations(size);
          const rates: number[] = [];
          for (let round = 1; round <= rounds; round++) {
            const { baseUrl, token } = portal;
            const load: Load = {
              ...{ baseUrl, token, connections, gzip: false },
              path: '/api/openmcp/v1/installations?limit=10',
              milliseconds: duration,
            };
            const { perSecond } = await child.call<LoadResult>('run', load);
            rates.push(perSecond);
          }
          ratesBySize.set(size, rates);
        }
        const smallest = ratesBySize.get(sizes[0]) ?? [];
        for (const [size, rates] of ratesBySize) {
          for (const [round, rate] of rates.entries()) {
            collector.add(`growth-${size}`, rate, smallest[round]);
          }
        }
      } finally {
        await child.stop();
      }
      await writer.close();
      return collector.all;
    }),
};
