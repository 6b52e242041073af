import { memoize } from '../../memoize';
import { EventObject, JobObject, PodObject } from '../../objects/types';
import { createFinding, Finding, referenceTo } from '../Finding';
import { roleOf } from '../roleOf';
import { Situation } from '../Situation';
import { findContainer } from './findContainer';

/** Warnings of a kubelet about a Pod whose containers it cannot create yet. */
const BLOCKING_EVENTS = [
  'FailedMount',
  'FailedAttachVolume',
  'FailedCreatePodSandBox',
];

/**
 * Warning of a Job controller that its Pod is refused: by a policy, a quota. Each
 * such Pod has a name of its own in it, so that the same is never repeated.
 */
const REFUSED = 'FailedCreate';

/** One such warning is usual while things settle; a repeated one is not. */
const BLOCKING_EVENT_COUNT = 2;

/**
 * What keeps the Pods of the present init Job and of the Deployment from being
 * up. The same finding about several Pods is told once, with their number.
 *
 * @internal
 */
export function findPods(situation: Situation): Finding[] {
  const groups = new Map<string, Finding & { pods: number }>();
  for (const pod of [...situation.controllerPods, ...situation.initPods]) {
    for (const finding of findPod(pod, situation)) {
      const { code, params } = finding;
      const key = [code, params.role, params.container, params.image].join('|');
      const group = groups.get(key);
      if (group) {
        group.pods += 1;
      } else {
        groups.set(key, { ...finding, pods: 1 });
      }
    }
  }
  return [...groups.values()].map(({ pods, ...finding }) => ({
    ...finding,
    params: { ...finding.params, pods },
  }));
}

/**
 * What keeps one Pod from being up.
 *
 * @internal
 */
export function findPod(
  pod: PodObject,
  situation: Pick<Situation, 'now' | 'objects'>,
): Finding[] {
  const unscheduled = pod.conditions.find(
    ({ type, status, reason }) =>
      type === 'PodScheduled' &&
      status === 'False' &&
      reason === 'Unschedulable',
  );
  if (unscheduled) {
    return [
      createFinding({
        code: 'pod-unschedulable',
        health: 'Degraded',
        params: {
          pod: pod.name,
          role: roleOf(pod),
          reason: unscheduled.reason,
          text: unscheduled.message,
        },
        object: referenceTo('Pod', pod),
        since: unscheduled.lastTransitionTime ?? pod.creationTimestamp,
      }),
    ];
  }
  const findings = pod.containers.flatMap(container =>
    findContainer(container, pod, situation.now),
  );
  const isCreating =
    pod.phase === 'Pending' &&
    pod.containers.some(({ state }) => state.phase === 'waiting');
  return findings.length === 0 && isCreating
    ? findBlockedCreation(situation, pod, 'Pod', roleOf(pod))
    : findings;
}

/** The first such warning about each Pod and Job; there can be many events. */
const blockingEventsOf = memoize((events: readonly EventObject[]) => {
  const found = new Map<string | undefined, EventObject>();
  for (const event of events) {
    const { type, reason = '', count, regarding } = event;
    const isBlocking =
      reason === REFUSED ||
      (BLOCKING_EVENTS.includes(reason) && count >= BLOCKING_EVENT_COUNT);
    if (type === 'Warning' && isBlocking && !found.has(regarding.uid)) {
      found.set(regarding.uid, event);
    }
  }
  return found;
});

/**
 * A volume that cannot be mounted leaves no trace in the Pod itself: its
 * containers say "ContainerCreating" for ever. A Pod that is refused is not there
 * at all, and its Job says that it runs. Only Events tell.
 *
 * @internal
 */
export function findBlockedCreation(
  { objects }: Pick<Situation, 'objects'>,
  blocked: PodObject | JobObject,
  kind: 'Pod' | 'Job',
  role: 'init' | 'run',
): Finding[] {
  const event = blockingEventsOf(objects.events).get(blocked.uid);
  return event
    ? [
        createFinding({
          code: 'container-configuration-failed',
          health: 'Degraded',
          params: {
            pod: blocked.name,
            role,
            reason: event.reason,
            text: event.message,
          },
          object: referenceTo(kind, blocked),
          since: event.firstTime ?? blocked.creationTimestamp,
        }),
      ]
    : [];
}
