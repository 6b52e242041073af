import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchBrowser, RunningPortal, startPortal } from 'e2e';
import { ensureApp } from '../app/ensureApp';
import { Reader } from '../browser/Reader';
import { Updates } from '../browser/Updates';
import { Clusters } from '../clusters/Clusters';
import type { ClusterWriter } from '../clusters/ClusterWriter';
import { percentile } from '../measuring/statistics';
import { SampleCollector } from '../measuring/SampleCollector';
import type { RunOptions, Suite } from '../Suite';

const names = ['eu-live', 'eu-canary', 'ap-live'];
const servicesEach = 1_000;
const allRows = servicesEach * names.length;

/** Milliseconds during which only updates happen. */
const calm = 15_000;
/** Turns of the wheel, down and up. */
const turns = 80;
/** Milliseconds until a page that was opened has nothing left to make ready. */
const warmUp = 30_000;
/** Milliseconds during which memory may not grow. */
const soak = Number(process.env.OPENMCP_BENCH_SOAK_MINUTES ?? 2) * 60_000;

const list = '#installations, [role="table"]';
const field = 'main input[type="search"], main input[type="text"]';

/** Pages in the order in which somebody opens them, the first one with our code. */
const pages = [
  {
    id: 'browser-page-overview',
    click: 'a[href="/openmcp"]',
    until: 'main section li a',
  },
  {
    id: 'browser-page-providers',
    click: '[role="tab"][href="/openmcp/providers"]',
    until: 'main [role="rowheader"] a',
  },
  {
    id: 'browser-page-installations',
    click: '[role="tab"][href="/openmcp/installations"]',
    until: 'main [role="row"] a',
  },
  {
    id: 'browser-page-compare',
    click: '[role="tab"][href="/openmcp/compare"]',
    until: 'main table tbody td',
  },
  {
    id: 'browser-page-dependencies',
    click: '[role="tab"][href="/openmcp/dependencies"]',
    until: 'main .react-flow__node, main h2',
  },
] as const;

/** What is measured in the list while it changes. */
const ofList = [
  'browser-key-paint',
  'browser-task-updates',
  'browser-task-scroll',
] as const;

type OnReader = <T>(use: (reader: Reader) => Promise<T>) => Promise<T>;

function longest(tasks: readonly number[]): number {
  return Math.max(0, ...tasks);
}

/** Opens every page once, in a browser that knows none of them. */
async function measurePages(
  onReader: OnReader,
  collector: SampleCollector,
): Promise<void> {
  await onReader(async reader => {
    for (const { id, click, until } of pages) {
      collector.add(id, await reader.follow(click, until));
    }
  });
}

async function openList(reader: Reader): Promise<void> {
  const [overview, , installations] = pages;
  await reader.follow(overview.click, overview.until);
  await reader.follow(installations.click, installations.until);
  await reader.waitFor(`[aria-rowcount="${allRows + 1}"]`);
}

/** Reads, scrolls and types in the list while ten rows change in a second. */
async function measureList(
  onReader: OnReader,
  collector: SampleCollector,
): Promise<void> {
  await onReader(async reader => {
    await openList(reader);
    await reader.rest(2_000);
    await reader.look();
    await reader.rest(calm);
    const calmTasks = (await reader.look()).longTasks;
    collector.add('browser-task-updates', longest(calmTasks));
    await reader.scroll(list, turns);
    collector.add(
      'browser-task-scroll',
      longest((await reader.look()).longTasks),
    );
    const keys = await reader.type(field, 'service-12');
    collector.add('browser-key-paint', percentile(keys, 0.95));
  });
}

async function measureMemory(
  onReader: OnReader,
  collector: SampleCollector,
): Promise<void> {
  await onReader(async reader => {
    await openList(reader);
    await reader.rest(warmUp);
    const before = await reader.heapUsed();
    await reader.rest(soak);
    const after = await reader.heapUsed();
    collector.add('browser-memory', after, before);
  });
}

async function withUpdates(
  writers: readonly ClusterWriter[],
  run: () => Promise<void>,
): Promise<void> {
  const updates = Updates.start(writers, servicesEach);
  try {
    await run();
  } finally {
    updates.stop();
  }
}

async function measure(
  portal: RunningPortal,
  writers: readonly ClusterWriter[],
  { rounds, onProgress, isWanted }: RunOptions,
): Promise<SampleCollector> {
  const collector = new SampleCollector();
  const browser = await launchBrowser();
  const onReader: OnReader = async use => {
    const reader = await Reader.arrive(browser, portal.baseUrl);
    try {
      return await use(reader);
    } finally {
      await reader.leave();
    }
  };
  try {
    // Once without counting: the backend has to compile and to read, too.
    await measurePages(onReader, new SampleCollector());
    for (let round = 1; round <= rounds; round++) {
      onProgress(`browser, round ${round} of ${rounds}`);
      if (pages.some(({ id }) => isWanted(id))) {
        await measurePages(onReader, collector);
      }
      if (ofList.some(isWanted)) {
        await withUpdates(writers, () => measureList(onReader, collector));
      }
    }
    if (isWanted('browser-memory')) {
      onProgress(`browser, memory during ${soak / 60_000} min`);
      await withUpdates(writers, () => measureMemory(onReader, collector));
    }
  } finally {
    await browser.close();
  }
  return collector;
}

/**
 * Pages in a browser, the production build, with 3,000 installations on three
 * clusters.
 *
 * @internal
 */
export const browserSuite: Suite = {
  benchmarks: [
    ...pages.map(({ id }) => ({
      id,
      what: `click to content of ${id.slice(
        'browser-page-'.length,
      )}, 3,000 installations, nothing in the cache`,
      unit: 'ms',
      target: { of: 'value' as const, atMost: 1_000 },
    })),
    {
      id: 'browser-key-paint',
      what: 'key to paint in the filter of 3,000 rows, 95 % of the keys, 10 updates a second',
      unit: 'ms',
      target: { of: 'value', atMost: 100 },
    },
    {
      id: 'browser-task-updates',
      what: 'longest task above 50 ms from 10 updates a second; 0: there was none',
      unit: 'ms',
      target: { of: 'value', atMost: 50 },
    },
    {
      id: 'browser-task-scroll',
      what: 'the same while somebody scrolls through the rows',
      unit: 'ms',
      target: { of: 'value', atMost: 100 },
    },
    {
      id: 'browser-memory',
      what: `memory of the page after ${
        soak / 60_000
      } min of 10 updates a second, against before`,
      unit: 'MB',
      target: { of: 'ratio', atMost: 1.1 },
    },
  ],
  async run(options) {
    await ensureApp(options.onProgress);
    const folder = mkdtempSync(path.join(tmpdir(), 'openmcp-bench-browser-'));
    const clusters = await Clusters.start(names);
    const writers = names.map((_, index) => clusters.writerOf(index));
    let portal: RunningPortal | undefined;
    try {
      options.onProgress(`browser, ${allRows} installations`);
      for (const writer of writers) {
        await writer.createServices(servicesEach, false);
      }
      portal = await startPortal({
        stateDirectory: folder,
        clusters: clusters.all.map(({ name, kubeconfigPath }) => ({
          name,
          title: name,
          kubeconfig: { file: kubeconfigPath, context: name },
        })),
        // Thousands of entities would keep the processors from what is measured.
        openmcp: { catalog: { installations: false, upstreamProviders: true } },
      });
      return (await measure(portal, writers, options)).all;
    } finally {
      await portal?.stop();
      await Promise.all(writers.map(writer => writer.close()));
      await clusters.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
