import { Clusters } from '../clusters/Clusters';
import type { Load, LoadResult } from '../load/Load';
import { SampleCollector } from '../measuring/SampleCollector';
import { Portal } from '../portal/Portal';
import { ChildProcess } from '../processes/ChildProcess';
import type { RunOptions, Suite } from '../Suite';

const cluster = 'eu-live';
const installations = 200;
const connections = 8;

/** Milliseconds of load for one number. */
const duration = 1_500;

/** The other plugin answers a few requests in a second. */
const durationOfOthers = 4_000;

/** As what the operator makes of installations is labelled. */
const managedLabels = { 'app.kubernetes.io/managed-by': 'openmcp-operator' };

const asked = { entityRef: 'component:default/everything' };
const others = '/api/kubernetes/resources/workloads/query';

interface Case {
  id: string;
  path: string;
  /** As browsers ask, both of us. */
  gzip?: boolean;
}

const cases: readonly Case[] = [
  {
    id: 'kubernetes-list-200',
    path: '/api/openmcp/v1/installations?limit=200',
  },
  {
    id: 'kubernetes-list-200-gzip',
    path: '/api/openmcp/v1/installations?limit=200',
    gzip: true,
  },
  {
    id: 'kubernetes-single',
    path: `/api/openmcp/v1/installations/${cluster}/PlatformService/service-7`,
  },
];

/** Sees to it that the other plugin answers with the same objects. */
async function requireSameObjects({ baseUrl, token }: Portal): Promise<void> {
  const answer = await fetch(`${baseUrl}${others}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(asked),
  });
  const text = await answer.text();
  if (!answer.ok) {
    throw new Error(`The other plugin answered ${answer.status}: ${text}`);
  }
  const { items } = JSON.parse(text) as {
    items: { resources: { type: string; resources: unknown[] }[] }[];
  };
  for (const wanted of ['customresources', 'deployments', 'jobs', 'pods']) {
    const found = items[0]?.resources.find(({ type }) => type === wanted);
    // Pods of Jobs that have done their work may be there as well.
    if ((found?.resources.length ?? 0) < installations) {
      throw new Error(`The other plugin does not answer with all ${wanted}`);
    }
  }
}

async function measureRounds(
  portal: Portal,
  clusters: Clusters,
  { rounds, onProgress }: RunOptions,
): Promise<SampleCollector> {
  const collector = new SampleCollector();
  const { baseUrl, token } = portal;
  const child = await ChildProcess.start(
    require.resolve('../load/loadProcess'),
  );
  const load = (
    path: string,
    gzip: boolean,
    milliseconds: number,
    body?: object,
  ) => {
    const wanted: Load = {
      ...{ baseUrl, token, path, body, gzip, connections, milliseconds },
    };
    return child.call<LoadResult>('run', wanted);
  };
  const countRequests = () => clusters.process.call<number>('countRequests');
  /** Requests to the API server for each answer. */
  const perAnswer = async (seconds: number, run: () => Promise<LoadResult>) => {
    const before = await countRequests();
    const { perSecond } = await run();
    const requests = (await countRequests()) - before;
    return { perSecond, requests: requests / (perSecond * seconds) };
  };
  try {
    // Round 0 is for the compiler of Node.
    for (let round = 0; round <= rounds; round++) {
      onProgress(`Kubernetes plugin, round ${round} of ${rounds}`);
      for (const { id, path, gzip = false } of cases) {
        const theirs = await perAnswer(durationOfOthers / 1_000, () =>
          load(others, gzip, durationOfOthers, asked),
        );
        const ours = await perAnswer(duration / 1_000, () =>
          load(path, gzip, duration),
        );
        if (round > 0) {
          collector.add(id, ours.perSecond, theirs.perSecond);
          collector.add(`${id}-requests`, ours.requests, theirs.requests);
        }
      }
    }
  } finally {
    await child.stop();
  }
  return collector;
}

/**
 * The same objects of one cluster from us and from the Kubernetes plugin of
 * Backstage, which asks the API server for each answer.
 *
 * @internal
 */
export const kubernetesPluginSuite: Suite = {
  benchmarks: [
    {
      id: 'kubernetes-list-200',
      what: '200 installations with Deployments and Pods, 8 connections, against @backstage/plugin-kubernetes-backend',
      unit: '/s',
      target: { of: 'ratio', atLeast: 100 },
    },
    {
      id: 'kubernetes-list-200-requests',
      what: 'requests to the API server for each answer, all of our own probes included',
      unit: '',
      target: { of: 'value', atMost: 0.01 },
    },
    {
      id: 'kubernetes-list-200-gzip',
      what: 'the same with accept-encoding: gzip, as browsers ask',
      unit: '/s',
      target: { of: 'ratio', atLeast: 100 },
    },
    {
      id: 'kubernetes-list-200-gzip-requests',
      what: 'requests to the API server for each answer, all of our own probes included',
      unit: '',
      target: { of: 'value', atMost: 0.01 },
    },
    {
      id: 'kubernetes-single',
      what: 'one installation of them, 8 connections, against the same',
      unit: '/s',
      target: { of: 'ratio', atLeast: 100 },
    },
    {
      id: 'kubernetes-single-requests',
      what: 'requests to the API server for each answer, all of our own probes included',
      unit: '',
      target: { of: 'value', atMost: 0.01 },
    },
  ],
  run: async options => {
    const clusters = await Clusters.start([cluster]);
    try {
      const portal = await Portal.start([cluster], undefined, clusters.all);
      try {
        const writer = clusters.writerOf(0);
        await writer.createServices(installations, true, managedLabels);
        await writer.close();
        await portal.watch([...clusters.all]);
        await portal.waitForInstallations(installations, '&health=Healthy');
        await requireSameObjects(portal);
        return (await measureRounds(portal, clusters, options)).all;
      } finally {
        await portal.stop();
      }
    } finally {
      await clusters.stop();
    }
  },
};
