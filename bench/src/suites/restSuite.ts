import type { Load, LoadResult } from '../load/Load';
import { SampleCollector } from '../measuring/SampleCollector';
import type { Portal } from '../portal/Portal';
import { withPortal } from '../portal/withPortal';
import { ChildProcess } from '../processes/ChildProcess';
import type { RunOptions, Suite } from '../Suite';

const cluster = 'eu-live';
const installations = 1_000;
const connections = 8;

/** Milliseconds of load for one number. */
const duration = 1_500;

interface Case {
  id: string;
  path: string;
  /** Name of the bytes that are sent without us. */
  name: string;
  gzip?: boolean;
  measures: keyof LoadResult;
}

const list = '/v1/installations?limit';

const cases: readonly Case[] = [
  {
    id: 'rest-page-100',
    path: `${list}=100`,
    name: 'page',
    measures: 'perSecond',
  },
  {
    id: 'rest-page-100-gzip',
    path: `${list}=100`,
    name: 'page',
    gzip: true,
    measures: 'perSecond',
  },
  {
    id: 'rest-all-1000',
    path: `${list}=1000`,
    name: 'all',
    measures: 'perSecond',
  },
  {
    id: 'rest-single-p99',
    path: `/v1/installations/${cluster}/PlatformService/service-7`,
    name: 'single',
    measures: 'p99',
  },
];

async function measureRounds(
  portal: Portal,
  { rounds, onProgress, isWanted }: RunOptions,
): Promise<SampleCollector> {
  const collector = new SampleCollector();
  const wanted = cases.filter(({ id }) => isWanted(id));
  const child = await ChildProcess.start(
    require.resolve('../load/loadProcess'),
  );
  const load = (path: string, gzip: boolean, milliseconds = duration) => {
    const { baseUrl, token } = portal;
    const asked: Load = {
      ...{ baseUrl, token, path, gzip, connections, milliseconds },
    };
    return child.call<LoadResult>('run', asked);
  };
  try {
    for (const { name, path } of wanted) {
      const body = await portal.read(path);
      await portal.process.call('setStaticAnswer', { name, body });
    }
    // Round 0 is for the compiler of Node.
    for (let round = 0; round <= rounds; round++) {
      onProgress(`REST, round ${round} of ${rounds}`);
      for (const { id, path, name, gzip = false, measures } of wanted) {
        const ours = await load(`/api/openmcp${path}`, gzip);
        const others = await load(`/api/bench-static/${name}`, gzip);
        if (round > 0) {
          collector.add(id, ours[measures], others[measures]);
        }
      }
    }
  } finally {
    await child.stop();
  }
  return collector;
}

/**
 * Reads over REST, compared with routes that send the same bytes from memory.
 *
 * @internal
 */
export const restSuite: Suite = {
  benchmarks: [
    {
      id: 'rest-page-100',
      what: 'page of 100 of 1,000 installations, 8 connections, against static',
      unit: '/s',
      target: { of: 'ratio', atLeast: 0.9 },
    },
    {
      id: 'rest-page-100-gzip',
      what: 'the same with accept-encoding: gzip',
      unit: '/s',
      target: { of: 'ratio', atLeast: 1.5 },
    },
    {
      id: 'rest-all-1000',
      what: 'all 1,000 installations, 8 connections, against static',
      unit: '/s',
      target: { of: 'ratio', atLeast: 0.8 },
    },
    {
      id: 'rest-single-p99',
      what: 'one installation, 99 % of the answers, 8 connections, against static',
      unit: 'ms',
      target: { of: 'ratio', atMost: 1.5 },
    },
  ],
  run: options =>
    withPortal([cluster], async (portal, clusters) => {
      const writer = clusters.writerOf(0);
      await writer.createServices(installations, true);
      await writer.close();
      await portal.watch([...clusters.all]);
      await portal.waitForInstallations(installations, '&health=Healthy');
      return (await measureRounds(portal, options)).all;
    }),
};
