import { measureBundle } from '../domain/measureBundle';
import type { GraphTimes } from '../domain/measureGraph';
import type { RuleTimes } from '../domain/measureRules';
import type { StatusTimes } from '../domain/measureStatus';
import { SampleCollector } from '../measuring/SampleCollector';
import { ChildProcess } from '../processes/ChildProcess';
import type { RunOptions, Suite } from '../Suite';

/** Repetitions after which the compiler of Node has nothing left to do. */
const warmUps = 4;

const bytesPerKilobyte = 1_000;

/** Each round has a process of its own, because the first time counts. */
async function measureRound(collector: SampleCollector): Promise<void> {
  const child = await ChildProcess.start(
    require.resolve('../domain/domainProcess'),
  );
  try {
    const cold = await child.call<RuleTimes>('rules');
    collector.add('rules-cold', cold.all);
    collector.add('rules-longest-answer', cold.longestAnswer);
    let warm = cold;
    for (let count = 0; count < warmUps; count++) {
      warm = await child.call<RuleTimes>('rules');
    }
    collector.add('rules-warm', warm.all);
    collector.add('rules-one-change', warm.oneChange);
    const status = await child.call<StatusTimes>('status');
    collector.add('status-one', status.one);
    collector.add('status-growth', status.growth);
    const graph = await child.call<GraphTimes>('graph');
    collector.add('graph-2000', graph.all);
    collector.add('graph-growth', graph.growth);
  } finally {
    await child.stop();
  }
}

/**
 * Benchmarks of the domain, without a backend.
 *
 * @internal
 */
export const domainSuite: Suite = {
  benchmarks: [
    {
      id: 'rules-cold',
      what: 'all rules for 200 providers on 20 clusters, in a process that never judged',
      unit: 'ms',
      target: { of: 'value', atMost: 300 },
    },
    {
      id: 'rules-warm',
      what: 'all rules for 200 providers on 20 clusters, a landscape never asked about',
      unit: 'ms',
      target: { of: 'value', atMost: 300 },
    },
    {
      id: 'rules-longest-answer',
      what: 'the longest of the single answers in a process that never judged',
      unit: 'ms',
      target: { of: 'value', atMost: 50 },
    },
    {
      id: 'rules-one-change',
      what: 'all rules for 200 providers after one cluster changed as a whole',
      unit: 'ms',
      target: { of: 'value', atMost: 5 },
    },
    {
      id: 'status-one',
      what: 'status of an installation with 50 pods and 500 events',
      unit: 'ms',
      target: { of: 'value', atMost: 1 },
    },
    {
      id: 'status-growth',
      what: 'the same with 10 times as much, against 10 times the time',
      unit: 'x',
      target: { of: 'value', atMost: 1.3 },
    },
    {
      id: 'graph-2000',
      what: 'graph of 2,000 nodes: built, a circle found, put into waves',
      unit: 'ms',
      target: { of: 'value', atMost: 50 },
    },
    {
      id: 'graph-growth',
      what: 'the same, against twice the time of half of it',
      unit: 'x',
      target: { of: 'value', atMost: 1.3 },
    },
    {
      id: 'bundle',
      what: 'openmcp-common in the browser, minified and gzip',
      unit: 'KB',
      target: { of: 'value', atMost: 60 },
    },
  ],
  async run({ rounds, onProgress, isWanted }: RunOptions) {
    const collector = new SampleCollector();
    if (isWanted('bundle')) {
      collector.add('bundle', (await measureBundle()) / bytesPerKilobyte);
    }
    const needsProcess = domainSuite.benchmarks.some(
      ({ id }) => id !== 'bundle' && isWanted(id),
    );
    for (let round = 1; needsProcess && round <= rounds; round++) {
      onProgress(`domain, round ${round} of ${rounds}`);
      await measureRound(collector);
    }
    return collector.all;
  },
};
