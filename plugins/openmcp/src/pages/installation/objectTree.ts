import {
  Health,
  Installation,
  InstallationInit,
  InstallationPod,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Something worth saying about an object, to be put into words by the page.
 *
 * @internal
 */
export type ObjectFact =
  | { code: 'attempts'; count: number }
  | { code: 'jobState'; state: InstallationInit['state'] }
  | { code: 'jobActive'; active: number; failed: number }
  | { code: 'replicas'; ready: number; wanted: number }
  | { code: 'updated'; updated: number; wanted: number }
  | { code: 'paused' }
  /** A word of Kubernetes, shown as it is. */
  | { code: 'state'; state: string }
  | { code: 'exit'; exitCode: number }
  | { code: 'restarts'; count: number };

/**
 * One object that an installation is made of.
 *
 * @internal
 */
export interface ObjectNode {
  id: string;
  /** Kubernetes kind, or what sort of container it is. */
  kind: string;
  name: string;
  /** Missing where health means nothing: containers, and what is over. */
  health?: Health;
  /** Some of what it is made of could not be read. */
  partial?: boolean;
  facts: ObjectFact[];
  /** Untrusted text of the object. */
  quote?: string;
  children: ObjectNode[];
}

const JOB_HEALTH: Record<InstallationInit['state'], Health | undefined> = {
  pending: 'Progressing',
  running: 'Progressing',
  failing: 'Degraded',
  suspended: 'Suspended',
  succeeded: undefined,
};

function podNode(pod: InstallationPod, isHistory: boolean): ObjectNode {
  return {
    id: pod.uid,
    kind: 'Pod',
    name: pod.name,
    health: isHistory ? undefined : pod.health,
    facts: [{ code: 'state', state: pod.state }, ...restarts(pod.restarts)],
    children: (pod.containers ?? []).map(container => ({
      id: `${pod.uid}/${container.name}`,
      kind: container.init ? 'init container' : 'container',
      name: container.name,
      facts: [
        { code: 'state', state: container.state },
        ...(container.exitCode === undefined
          ? []
          : [{ code: 'exit' as const, exitCode: container.exitCode }]),
        ...restarts(container.restarts),
      ],
      quote: container.message || undefined,
      children: [],
    })),
  };
}

function restarts(count: number): ObjectFact[] {
  return count > 0 ? [{ code: 'restarts', count }] : [];
}

function jobNodes(installation: Installation): ObjectNode[] {
  const { init, jobs, pods } = installation;
  const uids = new Set(jobs.map(job => job.uid));
  const current = jobs.find(job => job.uid === init.jobUid) ?? jobs[0];
  return jobs.map(job => {
    const isCurrent = job === current;
    const isOver = isCurrent ? init.state === 'succeeded' : job.active === 0;
    const own = pods.filter(
      pod =>
        pod.ownerUid === job.uid ||
        (isCurrent &&
          pod.component === 'init-job' &&
          !uids.has(pod.ownerUid ?? '')),
    );
    const currentFacts: ObjectFact[] = [
      { code: 'jobState', state: init.state },
    ];
    if (init.failedAttempts > 0) {
      currentFacts.push({ code: 'attempts', count: init.failedAttempts });
    }
    return {
      id: job.uid,
      kind: 'Job',
      name: job.name,
      health: isCurrent ? JOB_HEALTH[init.state] : undefined,
      facts: isCurrent
        ? currentFacts
        : [{ code: 'jobActive', active: job.active, failed: job.failed }],
      children: own.map(pod => podNode(pod, isOver)),
    };
  });
}

function deploymentHealth(
  deployment: NonNullable<Installation['deployment']>,
  pods: InstallationPod[],
): Health {
  const { ready, updated, wanted } = deployment;
  if (wanted === 0 || deployment.paused) {
    return 'Suspended';
  }
  if (ready >= wanted && updated >= wanted) {
    return 'Healthy';
  }
  return pods.some(pod => pod.health === 'Degraded')
    ? 'Degraded'
    : 'Progressing';
}

function deploymentNodes(installation: Installation): ObjectNode[] {
  const { deployment } = installation;
  const pods = installation.pods.filter(pod => pod.component === 'controller');
  if (!deployment) {
    return pods.map(pod => podNode(pod, false));
  }
  const { ready, updated, wanted } = deployment;
  const facts: ObjectFact[] = [{ code: 'replicas', ready, wanted }];
  if (updated < wanted) {
    facts.push({ code: 'updated', updated, wanted });
  }
  if (deployment.paused) {
    facts.push({ code: 'paused' });
  }
  return [
    {
      id: deployment.uid,
      kind: 'Deployment',
      name: deployment.name,
      health: deploymentHealth(deployment, pods),
      facts,
      children: pods.map(pod => podNode(pod, false)),
    },
  ];
}

/**
 * What an installation is made of: the provider object, its init Jobs and its
 * Deployment, their Pods, and the containers in them.
 *
 * @internal
 */
export function buildObjectTree(installation: Installation): ObjectNode {
  const jobs = jobNodes(installation);
  const others = installation.pods.filter(
    pod =>
      pod.component === 'other' ||
      (pod.component === 'init-job' && jobs.length === 0),
  );
  return {
    id: installation.uid,
    kind: installation.kind,
    name: installation.name,
    health: installation.health,
    partial: installation.partial,
    facts: [],
    children: [
      ...jobs,
      ...deploymentNodes(installation),
      ...others.map(pod => podNode(pod, false)),
    ],
  };
}

/**
 * How many of the objects below are broken, counting the deepest only.
 *
 * @internal
 */
export function countBrokenBelow(node: ObjectNode): number {
  return node.children.reduce((sum, child) => {
    const below = countBrokenBelow(child);
    const itself = child.health === 'Degraded' && below === 0 ? 1 : 0;
    return sum + below + itself;
  }, 0);
}

/**
 * Whether an object is the given one, or stands above it.
 *
 * @internal
 */
export function leadsTo(node: ObjectNode, id: string | undefined): boolean {
  return (
    id !== undefined &&
    (node.id === id || node.children.some(child => leadsTo(child, id)))
  );
}
