import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startRealPlatformClusters } from '@openmcp/platform-cluster';
import { Person, TaskCluster, TaskPortal } from 'e2e';
import { SampleCollector } from '../measuring/SampleCollector';
import type { Suite } from '../Suite';

const cluster = 'eu-live';
const template = 'run-service-provider-as-platform-service';
const flag = '--service-api-cluster=platform';
const image = 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0';

/** Milliseconds between two looks at a task. */
const pause = 20;
const second = 1_000;

async function untilDone(person: Person, task: string): Promise<void> {
  for (;;) {
    const { body } = await person.send('GET', `scaffolder/v2/tasks/${task}`);
    if (body.status === 'completed') {
      return;
    }
    if (body.status === 'failed' || body.status === 'cancelled') {
      throw new Error(`The task ended as ${body.status}`);
    }
    await setTimeout(pause);
  }
}

/** Seconds from the click until the task has seen the service healthy. */
async function measureTask(person: Person, name: string): Promise<number> {
  const start = performance.now();
  const task = await person.startTask(template, {
    provider: 'component:default/service-provider-eso',
    cluster,
    name,
    delivery: 'direct',
    image,
    runReplicas: 1,
    verbosity: 'INFO',
    platformMode: { via: 'flag', value: flag, stated: true },
  });
  await untilDone(person, task.id);
  return (performance.now() - start) / second;
}

/** Seconds from server-side apply until a watch tells that it is ready. */
async function measureRaw(target: TaskCluster, name: string): Promise<number> {
  const { ready } = await target.watchReady(name);
  const start = performance.now();
  await target.applyAs('bench', name, {
    spec: {
      image,
      runReplicas: 1,
      verbosity: 'INFO',
      initCommand: ['init', flag],
      runCommand: ['run', flag],
    },
  });
  await ready;
  return (performance.now() - start) / second;
}

/**
 * From the click of a person to a healthy service.
 *
 * @internal
 */
export const taskSuite: Suite = {
  benchmarks: [
    {
      id: 'task-healthy',
      what: 'click on Create to Healthy in a task, on the real control plane; against server-side apply and a raw watch',
      unit: 's',
      target: { of: 'difference', atMost: 1 },
    },
  ],
  async run({ rounds, onProgress }) {
    const collector = new SampleCollector();
    const folder = mkdtempSync(path.join(tmpdir(), 'openmcp-bench-tasks-'));
    const running = await startRealPlatformClusters({
      names: [cluster],
      stateDirectory: path.join(folder, 'clusters'),
      onProgress,
    });
    const target = new TaskCluster(running.kubeconfigPath);
    let portal: TaskPortal | undefined;
    try {
      portal = await TaskPortal.start({
        stateDirectory: path.join(folder, 'portal'),
        clusters: [
          {
            name: cluster,
            simulated: true,
            kubeconfig: { file: running.kubeconfigPath },
          },
        ],
        logLevel: 'info',
      });
      const person = await portal.signIn('alice');
      await portal.untilUsable(person, [template]);
      // Round 0 is for the compiler of Node.
      for (let round = 0; round <= rounds; round++) {
        onProgress(`tasks, round ${round} of ${rounds}`);
        const ways = [
          () => measureRaw(target, `raw-${round}`),
          () => measureTask(person, `task-${round}`),
        ];
        // Whoever comes second finds a warmer machine.
        const order = round % 2 === 0 ? [0, 1] : [1, 0];
        const times: number[] = [];
        for (const way of order) {
          times[way] = await ways[way]();
        }
        await target.removeAll(`raw-${round}`, `task-${round}`);
        if (round > 0) {
          collector.add('task-healthy', times[1], times[0]);
        }
      }
      return collector.all;
    } finally {
      target.close();
      await portal?.stop();
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
