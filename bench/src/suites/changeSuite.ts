import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { ClusterWriter } from '../clusters/ClusterWriter';
import { percentile } from '../measuring/statistics';
import { SampleCollector } from '../measuring/SampleCollector';
import type { Portal } from '../portal/Portal';
import { withPortal } from '../portal/withPortal';
import type { Suite } from '../Suite';

const cluster = 'eu-live';
const installations = 200;
const changesPerRound = 60;

/** Part of all changes that may take longer. */
const p99 = 0.99;

/** Resolves with the moment at which a text was seen in the watch. */
function momentOf(events: PassThrough, text: string): Promise<number> {
  return new Promise(resolve => {
    const look = (chunk: Buffer) => {
      if (chunk.includes(text)) {
        events.off('data', look);
        resolve(performance.now());
      }
    };
    events.on('data', look);
  });
}

/** Resolves with the moment at which a waiting request was answered with a text. */
async function momentOfAnswer(
  portal: Portal,
  path: string,
  text: string,
): Promise<number> {
  let answer = await portal.read(path);
  // Other things change as well, for instance what is remembered.
  while (!answer.includes(text)) {
    const { etag } = JSON.parse(answer);
    answer = await portal.read(`${path}?after=${etag}&timeoutSeconds=20`);
  }
  return performance.now();
}

/** Waits over REST for a change that is made meanwhile. */
async function measureChange(
  portal: Portal,
  writer: ClusterWriter,
  events: PassThrough,
  change: { index: number; version: string },
): Promise<number> {
  const { index, version } = change;
  const path = `/v1/installations/${cluster}/PlatformService/service-${index}`;
  const raw = momentOf(events, version);
  const waiting = momentOfAnswer(portal, path, version);
  // The question has to be there before the answer is, and it is the second one.
  await portal.read('/v1/installations?limit=1');
  await portal.read('/v1/installations?limit=1');
  await writer.changeService(index, version);
  return Math.max((await waiting) - (await raw), 0);
}

/**
 * From an event of the cluster to an answer of the portal.
 *
 * @internal
 */
export const changeSuite: Suite = {
  benchmarks: [
    {
      id: 'change-median',
      what: 'change on a cluster to answer of a waiting request, after the raw watch event',
      unit: 'ms',
      target: { of: 'value', atMost: 5 },
    },
    {
      id: 'change-p99',
      what: 'the same, 99 % of the changes',
      unit: 'ms',
      target: { of: 'value', atMost: 50 },
    },
  ],
  run: ({ rounds, onProgress }) =>
    withPortal([cluster], async (portal, clusters) => {
      const collector = new SampleCollector();
      const writer = clusters.writerOf(0);
      await writer.createServices(installations, false);
      await portal.watch([...clusters.all]);
      await portal.waitForInstallations(installations);
      const watching = new AbortController();
      const events = new PassThrough();
      await writer.watch(text => events.write(text), watching.signal);
      // Round 0 is for the compiler of Node.
      for (let round = 0; round <= rounds; round++) {
        onProgress(`changes, round ${round} of ${rounds}`);
        const times: number[] = [];
        for (let count = 0; count < changesPerRound; count++) {
          times.push(
            await measureChange(portal, writer, events, {
              index: count,
              version: `v2.${round}.${count}`,
            }),
          );
        }
        if (round > 0) {
          collector.add('change-median', percentile(times, 0.5));
          collector.add('change-p99', percentile(times, p99));
        }
      }
      watching.abort();
      events.end();
      await once(events.resume(), 'end');
      await writer.close();
      return collector.all;
    }),
};
