import { memoize } from '../../memoize';
import { EventObject, PodObject } from '../../objects/types';
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
  return findings.length > 0 ? findings : findBlockedCreation(pod, situation);
}

/** The first such warning about each Pod; many Pods can have many events. */
const blockingEventsOf = memoize((events: readonly EventObject[]) => {
  const byPod = new Map<string, EventObject>();
  for (const event of events) {
    const { type, reason, count, regarding } = event;
    if (
      type === 'Warning' &&
      reason !== undefined &&
      BLOCKING_EVENTS.includes(reason) &&
      count >= BLOCKING_EVENT_COUNT &&
      regarding.uid !== undefined &&
      !byPod.has(regarding.uid)
    ) {
      byPod.set(regarding.uid, event);
    }
  }
  return byPod;
});

/**
 * A volume that cannot be mounted leaves no trace in the Pod itself: its
 * containers say "ContainerCreating" for ever. Only Events tell.
 */
function findBlockedCreation(
  pod: PodObject,
  { objects }: Pick<Situation, 'objects'>,
): Finding[] {
  const isCreating =
    pod.phase === 'Pending' &&
    pod.containers.some(({ state }) => state.phase === 'waiting');
  const event = isCreating && blockingEventsOf(objects.events).get(pod.uid);
  return event
    ? [
        createFinding({
          code: 'container-configuration-failed',
          health: 'Degraded',
          params: {
            pod: pod.name,
            role: roleOf(pod),
            reason: event.reason,
            text: event.message,
          },
          object: referenceTo('Pod', pod),
          since: event.firstTime ?? pod.creationTimestamp,
        }),
      ]
    : [];
}
